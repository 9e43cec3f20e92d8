"""Speed, measured: Crannog beside other engines, on the same machine in the same run."""
