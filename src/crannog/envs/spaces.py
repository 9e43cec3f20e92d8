"""The spaces of Gymnasium, which PettingZoo uses too."""

import numpy as np
from gymnasium.spaces import Box, Dict, MultiBinary

from crannog.envs.reading import Reading


def observation_space(reading: Reading) -> Dict:
    """What an observation consists of."""
    return Dict(
        {
            "observation": Box(-1.0, 1.0, (len(reading.names),), np.float32),
            "options": Box(-1.0, 1.0, (reading.actions, len(reading.option_names)), np.float32),
            "action_mask": MultiBinary(reading.actions),
        }
    )
