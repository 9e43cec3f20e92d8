"""`crannog serve`: the web service, and the browser."""

import os
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn

from crannog.server.app import make_app
from crannog.server.config import Config

ENVIRONMENT = "CRANNOG_SERVE"


def default_data() -> Path:
    """Where tables are kept unless told otherwise."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "crannog"


def run(config: Config, workers: int, open_browser: bool) -> None:
    """Runs until stopped; graceful on SIGTERM and Ctrl-C."""
    config.data.mkdir(parents=True, exist_ok=True)
    if open_browser:
        threading.Thread(target=open_when_ready, args=(config,), daemon=True).start()
    if workers == 1:
        uvicorn.run(
            make_app(config),
            host=config.host,
            port=config.port,
            ws="websockets-sansio",
            ws_max_size=config.message_limit,
            access_log=False,
            timeout_graceful_shutdown=5,
        )
        return
    os.environ[ENVIRONMENT] = "\n".join(
        (str(config.data), config.database_url, config.redis_url, str(int(config.lobby)))
    )
    uvicorn.run(
        "crannog.cli.serve:app_of_worker",
        factory=True,
        host=config.host,
        port=config.port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=config.message_limit,
        access_log=False,
        timeout_graceful_shutdown=5,
    )


def app_of_worker() -> object:
    """In a worker process: the service with the settings that the parent left."""
    data, database_url, redis_url, lobby = os.environ[ENVIRONMENT].split("\n")
    return make_app(
        Config(data=Path(data), database_url=database_url, redis_url=redis_url, lobby=lobby == "1")
    )


def open_when_ready(config: Config) -> None:
    """Opens the browser once the service answers."""
    address = f"http://{config.host}:{config.port}/"
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "health", timeout=1):
                webbrowser.open(address)
                return
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
