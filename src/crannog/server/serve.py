"""Running the web service, for `crannog serve`: the port, the workers, and the browser."""

import contextlib
import errno
import gc
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn

from crannog.kernel.errors import CrannogError
from crannog.server.config import Config, with_environment
from crannog.server.keys import make_folder
from crannog.server.storage import open_storage

APP = "crannog.server.serve:app_of_worker"
COLLECT_AFTER = (10_000, 10, 10)  # objects, then collections of each younger generation
ENVIRONMENT = "CRANNOG_WORKER"
FIGURES = "PROMETHEUS_MULTIPROC_DIR"  # prometheus_client's own name for it
NOT_STARTED = 3
BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::", "")


def default_data() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "crannog"


def run(config: Config, workers: int, open_browser: bool) -> None:
    """Runs until stopped; graceful on SIGTERM and Ctrl-C."""
    config = with_environment(config)
    if workers > 1 and not config.shares_tables():
        raise CrannogError(
            "several workers need a way to tell each other news: give --database-url (PostgreSQL) "
            "or --redis-url"
        )
    with listen(config) as listener:
        make_folder(config.data)
        with open_storage(config):
            os.environ[ENVIRONMENT] = config.encode()
            where = f"data in {config.data}; stop with Ctrl-C"
            print(f"Crannog: {address_of(config)}  ({where})", flush=True)
            if open_browser:
                threading.Thread(target=open_when_ready, args=(config,), daemon=True).start()
            if workers == 1:
                serve(config, listener)
            else:
                listener.close()  # Uvicorn binds it again for its workers
                serve_with_workers(config, workers)


def serve_with_workers(config: Config, workers: int) -> None:
    """Several workers, each in a process of its own."""
    folder = tempfile.mkdtemp(prefix="crannog-figures-")
    os.environ[FIGURES] = folder
    try:
        uvicorn.run(APP, host=config.host, port=config.port, workers=workers, **settings(config))
    finally:
        del os.environ[FIGURES]
        shutil.rmtree(folder, ignore_errors=True)


def listen(config: Config) -> socket.socket:
    """The port is ours, or nothing begins: so whoever answers there later is our service."""
    listener = socket.socket(socket.AF_INET6 if ":" in config.host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((config.host, config.port))
        listener.listen(BACKLOG)  # only now can nobody else have it
    except OSError as error:
        listener.close()
        why = "another program uses it" if error.errno == errno.EADDRINUSE else error.strerror
        raise CrannogError(
            f"can't listen at port {config.port} of {config.host}: {why}; "
            "--port and --host name another place"
        ) from error
    listener.set_inheritable(True)
    return listener


def settings(config: Config) -> dict[str, Any]:
    """Our settings of Uvicorn."""
    return {
        "factory": True,
        "ws": "websockets-sansio",
        "ws_max_size": config.message_limit,
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_config": None,
        "timeout_graceful_shutdown": 5,
    }


def serve(config: Config, listener: socket.socket) -> None:
    """One worker, in this process."""
    server = uvicorn.Server(uvicorn.Config(APP, **settings(config)))
    with contextlib.suppress(KeyboardInterrupt):
        server.run([listener])
    if not server.started:
        sys.exit(NOT_STARTED)


def serve_here() -> None:
    """One service with the settings in the environment, as the tests start it."""
    config = Config.decode(os.environ[ENVIRONMENT])
    with listen(config) as listener, open_storage(config):
        serve(config, listener)


def app_of_worker() -> object:
    """The service with the settings that `run` left in the environment."""
    from crannog.server.app import make_app
    from crannog.server.logs import set_up_logs

    set_up_logs()
    app = make_app(Config.decode(os.environ[ENVIRONMENT]))
    calm_collector()
    return app


def calm_collector() -> None:
    """Full garbage collections stop every table: they come seldom and pass over what stays."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def address_of(config: Config) -> str:
    """What to type into a browser on this machine."""
    host = "127.0.0.1" if config.host in EVERYWHERE else config.host
    return f"http://{f'[{host}]' if ':' in host else host}:{config.port}/"


def open_when_ready(config: Config) -> None:
    """Opens the browser once the service answers."""
    address = address_of(config)
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
