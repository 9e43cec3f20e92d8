"""How a match stands, beside its snapshot: asking for it wakes no table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of old snapshots it is not known."""
    op.add_column("snapshots", sa.Column("standing", sa.Text))


def downgrade() -> None:
    """Back to the third form."""
    with op.batch_alter_table("snapshots") as batch:
        batch.drop_column("standing")
