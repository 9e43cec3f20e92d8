"""Other engines to measure ourselves against, fetched from the package index on demand.

Each peer lives in a virtual environment of its own in the user's cache, so that neither its
dependencies nor its version touch ours. A peer that does not install, or fails, is told and
left out: the rest of the benchmark goes on.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

INSTALL_TIMEOUT = 600.0
STARTUP_TIMEOUT = 120.0
"""Beyond the time asked for; a measurement also finishes the game it is in."""


@dataclass(frozen=True)
class Peer:
    """An engine to measure: what to install, and the script that measures it."""

    package: str
    script: str


PEERS = (
    Peer("catanatron", "peer_catanatron.py"),
    Peer("open_spiel", "peer_open_spiel.py"),
    Peer("rust-chess", "peer_rust_chess.py"),
    Peer("pokers", "peer_pokers.py"),
)


@dataclass(frozen=True)
class PeerFigures:
    """One game of a peer in random play on one core, in processor time."""

    name: str
    version: str
    decisions_per_second: float
    """Counting only choices between two or more options."""
    ticks_per_second: float
    """Counting every step: forced ones too, and chance where the engine makes it a step."""
    games_per_second: float
    copy_us: float | None
    """Microseconds to copy a position, averaged over whole games; None: it can't be copied."""


class PeerUnavailableError(Exception):
    """A peer could not be installed or measured; the message says why."""


def ready_peers(report: Callable[[str], None]) -> dict[Peer, Path]:
    """Every peer that can be had, with its Python; who can't be is named in `report`."""
    found: dict[Peer, Path] = {}
    for peer in PEERS:
        try:
            found[peer] = ensure_peer(peer, report)
        except PeerUnavailableError as error:
            report(f"{peer.package} is left out: {error}")
    return found


def peers_directory() -> Path:
    """Return the place in the user's cache where the peers live."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "crannog" / "peers"


def ensure_peer(peer: Peer, report: Callable[[str], None]) -> Path:
    """Return the Python that has this peer, after installing it where it is not yet."""
    home = peers_directory() / peer.package
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    ready = home / "ready"
    if ready.exists() and ready.read_text(encoding="utf-8") == sys.version and python.exists():
        return python
    report(f"Installing {peer.package} from the package index (first time only) ...")
    try:
        shutil.rmtree(home, ignore_errors=True)
        venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(home)
        install(peer, python)
        ready.write_text(sys.version, encoding="utf-8")
    except OSError as error:
        raise PeerUnavailableError(str(error)) from error
    return python


def install(peer: Peer, python: Path) -> None:
    """Install the peer, built packages only: building an engine is no part of a benchmark."""
    if importlib.util.find_spec("pip"):
        pip = [sys.executable, "-m", "pip", "--python", str(python)]
    else:
        run([str(python), "-m", "ensurepip"], INSTALL_TIMEOUT)
        pip = [str(python), "-m", "pip"]
    run([*pip, "install", "--quiet", "--only-binary", ":all:", peer.package], INSTALL_TIMEOUT)


def run_peer(peer: Peer, python: Path, seconds: float) -> list[PeerFigures]:
    """Run the peer's script in the peer's environment and read its figures."""
    script = Path(__file__).parent / peer.script
    command = [str(python), "-E", "-s", str(script), "--seconds", str(seconds)]
    output = run(command, seconds * 10 + STARTUP_TIMEOUT)
    try:
        return msgspec.json.decode(output, type=list[PeerFigures])
    except msgspec.DecodeError as error:
        raise PeerUnavailableError(f"its figures could not be read: {error}") from error


def run(command: list[str], timeout: float) -> str:
    """Run a command with one thread for its numerics, and return what it prints."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=timeout,
            env={**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
            check=True,
        )
    except subprocess.CalledProcessError as error:
        raise PeerUnavailableError(last_line(error.stderr)) from error
    except subprocess.TimeoutExpired as error:
        raise PeerUnavailableError(f"no answer within {timeout:.0f} seconds") from error
    return done.stdout


def last_line(text: str) -> str:
    """Return the last line that says something."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "it failed without a word"
