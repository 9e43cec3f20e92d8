"""One websocket: hello, then messages both ways until it closes."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from urllib.parse import urlsplit

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError
from crannog.kernel.state import Json
from crannog.server.hub import Forbidden, Hub
from crannog.server.limits import Limiter
from crannog.server.live import LiveTable
from crannog.server.setup import BadRequest

QUEUE = 1000
HELLO_SECONDS = 10.0

log = logging.getLogger("crannog.socket")


class Message(msgspec.Struct):
    """Anything a client may send; what a type does not need stays empty."""

    type: str
    id: int | str | None = None
    seat: int | None = None
    choice: list[str | int] = []
    count: int | None = None
    yes: bool = False
    text: str = ""
    trigger: str = ""
    on: bool = True
    token: str | None = None
    tokens: list[str] = []
    since: int = 0


class Client:
    """A connected browser: the seats it holds, and its queue."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.seats: list[Seat] = []
        self.since = 0
        self.queue: asyncio.Queue[dict[str, Json] | None] = asyncio.Queue(QUEUE)

    def say(self, message: dict[str, Json]) -> None:
        """Queues a message; a client too slow to listen is let go."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    self.queue.get_nowait()
            self.queue.put_nowait(None)

    async def speak(self) -> None:
        """Sends what is queued."""
        while (message := await self.queue.get()) is not None:
            await self.socket.send_text(msgspec.json.encode(message).decode())
        await self.socket.close(1013)


async def serve_socket(
    socket: WebSocket, hub: Hub, table: str, limiter: Limiter, accepted: Callable[[], None]
) -> None:
    """A websocket's whole life."""
    if not right_origin(socket, hub.config.origins):
        await socket.close(1008)
        return
    await socket.accept()
    client = Client(socket)
    speaking: asyncio.Task[None] | None = None
    live: LiveTable | None = None
    try:
        live = await hub.table(table)
        hello = await asyncio.wait_for(receive(socket, hub), HELLO_SECONDS)
        sit_down(hub, live, client, hello)
        speaking = asyncio.create_task(client.speak())
        live.ears.add(client)
        live.tell_table()
        live.tell_state(client)
        live.wake()
        while True:
            message = await receive(socket, hub)
            await answer(live, client, message, limiter, accepted)
    except (WebSocketDisconnect, TimeoutError, RuntimeError):
        pass
    except CrannogError as error:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(msgspec.json.encode(refusal(None, error)).decode())
            await socket.close(1008)
    finally:
        if live is not None and client in live.ears:
            live.ears.discard(client)
            live.tell_table()
        if speaking is not None:
            speaking.cancel()


def right_origin(socket: WebSocket, origins: tuple[str, ...]) -> bool:
    """Only pages of this very service (or allowed ones) may open a websocket."""
    origin = socket.headers.get("origin")
    if origin is None or origin in origins:
        return True
    return urlsplit(origin).netloc == socket.headers.get("host", "")


async def receive(socket: WebSocket, hub: Hub) -> Message:
    """The next message, checked for size and form."""
    text = await socket.receive_text()
    if len(text) > hub.config.message_limit:
        raise BadRequest("the message is too large")
    try:
        return msgspec.json.decode(text, type=Message)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRequest(f"not a message: {error}") from error


def sit_down(hub: Hub, live: LiveTable, client: Client, hello: Message) -> None:
    """The seats that the tokens give; none: a spectator."""
    if hello.type != "hello":
        raise BadRequest("the first message is hello")
    tokens = [*hello.tokens, *([hello.token] if hello.token else [])]
    for token in tokens:
        seat = hub.seat_of(live.id, live.setup, token)
        if seat is None:
            raise Forbidden("the token gives no seat at this table")
        if seat not in client.seats:
            client.seats.append(seat)
    client.since = max(0, min(hello.since, live.match.told))


def refusal(message_id: int | str | None, error: CrannogError) -> dict[str, Json]:
    """Nothing changed, and why."""
    return {
        "type": "refused",
        "id": message_id,
        "kind": type(error).__name__,
        "text": str(error),
        "rule": getattr(error, "rule", None),
    }


async def answer(
    live: LiveTable,
    client: Client,
    message: Message,
    limiter: Limiter,
    accepted: Callable[[], None],
) -> None:
    """One message, one answer."""
    try:
        if not limiter.allows(f"{live.id}/{client.seats or id(client)}"):
            raise BadRequest("too many messages; wait a moment")
        await act(live, client, message, accepted)
    except CrannogError as error:
        client.say(refusal(message.id, error))


async def act(
    live: LiveTable, client: Client, message: Message, accepted: Callable[[], None]
) -> None:
    """Carries out a message."""
    if message.type == "ping":
        client.say({"type": "pong"})
        return
    if message.type == "chat":
        seat = client.seats[0] if client.seats else None
        name = "" if seat is None else live.setup.seats[seat].name
        live.say(seat, name, message.text)
        return
    seat = own_seat(client, message)
    if message.type == "choose":
        await live.choose(seat, tuple(message.choice), message.count)
        accepted()
        client.say({"type": "accepted", "id": message.id, "version": live.version})
    elif message.type == "undo":
        await live.ask_undo(seat)
        client.say({"type": "accepted", "id": message.id, "version": live.version})
    elif message.type == "consent":
        await live.consent(seat, message.yes)
    elif message.type == "quiet":
        live.set_quiet(seat, message.trigger, message.on)
    elif message.type == "hint":
        found = await live.hint(seat)
        client.say({"type": "hint", "id": message.id, **found})
    else:
        raise BadRequest(f"there is no message {message.type!r}")


def own_seat(client: Client, message: Message) -> Seat:
    """The seat a message is for; it must be the client's own."""
    seat = message.seat if message.seat is not None else (client.seats or [-1])[0]
    if seat not in client.seats:
        raise Forbidden("that is not your seat")
    return seat
