"""Signed, unguessable seat tokens."""

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from crannog.kernel.errors import CrannogError

KEY_BYTES = 32
MAC_BYTES = 18


class Keys:
    """The service's secret, made on the first start and kept beside the database."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def in_folder(cls, folder: Path) -> "Keys":
        """Reads the secret, or makes it; only the owner may read the file."""
        make_folder(folder)
        path = folder / "secret.key"
        if not path.exists():
            make_secret(path)
        secret = path.read_bytes()
        if len(secret) != KEY_BYTES:
            raise CrannogError(
                f"{path} holds {len(secret)} bytes, not {KEY_BYTES}: put it back from a backup "
                "(then every link works again), or delete it (then none does)"
            )
        return cls(secret)

    def token(self, table: str, role: str, nonce: str) -> str:
        """A token for a role at a table: "seat-2", "invite-1", "owner". `nonce` can be replaced."""
        mac = hmac.new(self._secret, f"{table}/{role}/{nonce}".encode(), hashlib.sha256).digest()
        return f"{role}.{base64.urlsafe_b64encode(mac[:MAC_BYTES]).decode()}"

    def is_valid(self, token: str, table: str, role: str, nonce: str) -> bool:
        """Whether the token is that role's, compared in constant time."""
        given = token.encode(errors="replace")
        return hmac.compare_digest(given, self.token(table, role, nonce).encode())


def make_folder(folder: Path) -> None:
    """Makes the data folder, its owner's alone; one that is there stays as it is."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)


def make_secret(path: Path) -> None:
    """Writes a new secret; of several workers the first one wins, and it is on disk before use."""
    fresh = path.with_name(f"{path.stem}.{os.getpid()}.new")
    fd = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(fd, "wb") as file:
        file.write(secrets.token_bytes(KEY_BYTES))
        file.flush()
        os.fsync(fd)
    try:
        os.link(fresh, path)
    except FileExistsError:
        pass
    finally:
        fresh.unlink()


def new_id() -> str:
    """An unguessable id for a table."""
    return secrets.token_urlsafe(12)


def new_nonce() -> str:
    """What makes a seat's token its own; a new one ends the old token."""
    return secrets.token_urlsafe(9)
