"""One websocket: hello, then messages both ways until it closes."""

import asyncio
import contextlib
import logging
import time
from collections import Counter

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from crannog.kernel.ask import Seat
from crannog.kernel.errors import CrannogError, IllegalChoice
from crannog.server.guard import right_origin
from crannog.server.hub import Hub
from crannog.server.limits import Limiter
from crannog.server.live import (
    Accepted,
    FromClient,
    FromService,
    Hint,
    Pong,
    Refused,
    encoded,
)
from crannog.server.messages import sentence, why_not_message
from crannog.server.metrics import CHOICE_SECONDS, REFUSALS
from crannog.server.setup import BadRequest, Forbidden
from crannog.server.table.table import Table
from crannog.server.trouble import DatabaseTrouble

QUEUE = 500
HELLO_SECONDS = 10.0
MOST_TOKENS = 16
UNWELCOME = 1008  # codes of a closed line
COME_AGAIN = 1013

log = logging.getLogger("crannog.socket")


class TooFast(CrannogError):
    """More messages than the host allows."""


MESSAGES = msgspec.json.Decoder(FromClient)


class Client:
    """A connected browser: the seats it holds, and its queue."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else "?"
        self.seats: list[Seat] = []
        self.since = 0
        self.rewound = False
        self.gone = False
        self.advising: asyncio.Task[None] | None = None
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)

    def send(self, text: str) -> None:
        """Queues a message. A client that does not read its messages is disconnected."""
        try:
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    self.queue.get_nowait()
            self.queue.put_nowait(None)

    def answer(self, message: FromService) -> None:
        """An answer to this client alone."""
        self.send(encoded(message))

    async def speak(self) -> None:
        """Sends what is queued, until the connection closes."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while (text := await self.queue.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(COME_AGAIN)


class Doorkeeper:
    """Who may connect: the origin, and the number of connections of one address."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.messages = Limiter(hub.services.config.choices_per_second)
        self.arrivals = Limiter(hub.services.config.requests_per_second)
        self.connections: Counter[str] = Counter()

    def admits(self, socket: WebSocket, address: str) -> bool:
        """Only pages of this service (or of allowed origins), and not too many of one address."""
        return (
            right_origin(socket.headers, self.hub.services.config.origins)
            and self.connections[address] < self.hub.services.config.sockets_per_address
            and self.arrivals.allows(address)
        )

    def check_rate(self, table: Table, client: Client) -> None:
        """A seat's messages count for the seat, a spectator's for the address."""
        key = f"{table.id}/{client.seats[0]}" if client.seats else client.address
        if not self.messages.allows(key):
            raise TooFast("too many messages; wait a moment")


async def serve_socket(socket: WebSocket, door: Doorkeeper, table_id: str) -> None:
    """A websocket's whole life."""
    client = Client(socket)
    if not door.admits(socket, client.address):
        await socket.close(UNWELCOME)
        return
    door.connections[client.address] += 1
    try:
        await socket.accept()
        await converse(client, door, table_id)
    except (WebSocketDisconnect, TimeoutError):
        pass
    except CrannogError as error:
        REFUSALS.inc()
        code = COME_AGAIN if isinstance(error, DatabaseTrouble) else UNWELCOME
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await socket.send_text(encoded(refusal(None, error)))
            await socket.close(code)
    finally:
        door.connections[client.address] -= 1
        door.connections += Counter()  # forgets addresses without connections


async def converse(client: Client, door: Doorkeeper, table_id: str) -> None:
    """Reads the hello, then answers messages until the connection closes."""
    hub = door.hub
    hello = await asyncio.wait_for(receive(client), HELLO_SECONDS)
    table = await hub.tables.open_newest(table_id)
    client.seats = seats_of(hub, table, hello)
    same = hello.undos is None or hello.undos == table.record.undos
    speaking = asyncio.create_task(client.speak())
    try:
        await table.greet(client, max(0, hello.since) if same else 0)
        while True:
            message = await receive(client)
            await answer(table, client, message, door)
    finally:
        table.presence.leave(client)
        speaking.cancel()


async def receive(client: Client) -> FromClient:
    """The next message, checked for its form; one too large has closed the connection (1009)."""
    frame = await client.socket.receive()
    if frame["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(frame.get("code") or 1005)
    text = frame.get("text")
    if text is None:
        raise BadRequest("a message is text, not bytes")
    try:
        return MESSAGES.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"not a message: {error}") from error


def seats_of(hub: Hub, table: Table, hello: FromClient) -> list[Seat]:
    """The seats that the tokens give; none: a spectator."""
    if hello.type != "hello":
        raise BadRequest("the first message is hello")
    tokens = [*hello.tokens, *([hello.token] if hello.token else [])]
    if len(tokens) > MOST_TOKENS:
        raise BadRequest("too many tokens")
    found = [hub.tokens.seat_of(table.id, table.setup, token) for token in tokens]
    if None in found:
        raise Forbidden("the token gives no seat at this table")
    return list(dict.fromkeys(seat for seat in found if seat is not None))


def refusal(message_id: int | str | None, error: Exception) -> Refused:
    """Nothing changed, and why; of a defect the host's log knows more."""
    told = isinstance(error, CrannogError)
    return Refused(
        message_id,
        kind=type(error).__name__ if told else "Defect",
        text=str(error) if told else "the service has a defect here; it is in its log",
        rule=getattr(error, "rule", None) if told else None,
        why=sentence(error.refusal) if isinstance(error, IllegalChoice) else None,
    )


def refuse(table: Table, client: Client, message_id: int | str | None, error: Exception) -> None:
    """Tells the client alone; a defect is logged."""
    if not isinstance(error, CrannogError):
        log.error("a message failed at table %s", table.id, exc_info=error)
    REFUSALS.inc()
    client.answer(refusal(message_id, error))


async def answer(table: Table, client: Client, message: FromClient, door: Doorkeeper) -> None:
    """One message, one answer; the line stays open whatever happens."""
    try:
        door.check_rate(table, client)
        await act(table, client, message)
    except Exception as error:
        refuse(table, client, message.id, error)


async def act(table: Table, client: Client, message: FromClient) -> None:
    """Carries out a message."""
    if message.type == "ping":
        client.answer(Pong())
        return
    if message.type == "chat":
        seat = own_seat(client, message) if client.seats else None
        name = "" if seat is None else table.setup.seats[seat].name
        await table.chat.say(seat, name, message.text)
        return
    seat = own_seat(client, message)
    if message.type == "choose":
        began = time.perf_counter()
        await table.moves.choose(seat, tuple(message.choice), message.count)
        CHOICE_SECONDS.observe(time.perf_counter() - began)
        client.answer(Accepted(message.id, table.views.version))
    elif message.type == "undo":
        await table.takebacks.ask(seat)
        client.answer(Accepted(message.id, table.views.version))
    elif message.type == "consent":
        await table.takebacks.consent(seat, message.yes)
    elif message.type == "quiet":
        await table.wishes.set_quiet(seat, message.trigger, message.on)
    elif message.type == "always":
        await table.wishes.set_always(seat, message.on)
    elif message.type == "hint":
        if client.advising is not None and not client.advising.done():
            raise TooFast("the bot still thinks about the last hint")
        client.advising = asyncio.create_task(advise(table, client, seat, message.id))
    elif message.type == "why-not":
        client.answer(why_not_message(table.match, seat, tuple(message.choice), message.id))
    else:
        raise BadRequest(f"there is no message {message.type!r}")


async def advise(table: Table, client: Client, seat: Seat, message_id: int | str | None) -> None:
    """A hint, which may take a while; the client is heard meanwhile, and always gets an answer."""
    try:
        advice = await table.hints.hint(seat)
    except Exception as error:
        refuse(table, client, message_id, error)
        return
    client.answer(Hint(message_id, seat, list(advice.choice), advice.because()))


def own_seat(client: Client, message: FromClient) -> Seat:
    """The seat a message is for; it must be the client's own."""
    seat = message.seat if message.seat is not None else (client.seats or [-1])[0]
    if seat not in client.seats:
        raise Forbidden("that is not your seat")
    return seat
