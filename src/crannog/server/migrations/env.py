"""Alembic's entry: runs the migrations over the engine that the service gives."""

from alembic import context
from sqlalchemy import text

from crannog.server.store import metadata

engine = context.config.attributes["engine"]

# One transaction for all: SQLite's begins with the write lock, PostgreSQL's takes one of its own,
# so that of several workers one migrates while the others wait.
with engine.begin() as connection:
    if engine.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7141421)"))
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()
