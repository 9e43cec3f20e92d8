"""Alembic's entry: runs the migrations over the engine that the service gives."""

from alembic import context
from sqlalchemy import text

from crannog.server.store import metadata

engine = context.config.attributes["engine"]

with engine.connect() as connection:
    if engine.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_lock(7141421)"))  # one worker at a time
    context.configure(
        connection=connection,
        target_metadata=metadata,
        render_as_batch=True,
        transactional_ddl=True,
    )
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
    if engine.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_unlock(7141421)"))
