"""Which tables are in memory somewhere: after a crash these go on by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All tables rest."""
    op.add_column("tables", sa.Column("awake", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_awake", "tables", ["awake"])


def downgrade() -> None:
    """Back to the second form."""
    op.drop_index("ix_tables_awake", "tables")
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("awake")
