"""Sagas, and the games of each that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There are none yet."""
    op.create_table(
        "sagas",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("sight", sa.String(16), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("parent", sa.String(32)),
        sa.Column("parent_game", sa.Integer),
        sa.Column("world", sa.Text),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("ix_sagas_parent", "sagas", ["parent"])
    op.create_table(
        "saga_games",
        sa.Column("saga_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("world_before", sa.Text),
        sa.Column("world_after", sa.Text, nullable=False),
        sa.Column("history", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Back to the fifth form."""
    op.drop_table("saga_games")
    op.drop_table("sagas")
