"""The network: it gives a score to each option, from what the option says and from the table.

A place on the list of options means nothing by itself, so the network does not learn places. The
same weights judge every option, and what is learned of one holds for all that are like it.
"""

from typing import Any

import torch
from gymnasium import spaces
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.type_aliases import Schedule
from torch import Tensor, nn

WIDTH = 192
OPTION_WIDTH = 96


class Passing(BaseFeaturesExtractor):
    """Hands on the table's numbers and the options' numbers, one after the other."""

    def __init__(self, observation_space: spaces.Dict) -> None:
        table, options = observation_space["observation"], observation_space["options"]
        assert table.shape is not None
        assert options.shape is not None
        super().__init__(observation_space, table.shape[0] + options.shape[0] * options.shape[1])

    def forward(self, seen: dict[str, Tensor]) -> Tensor:
        return torch.cat([seen["observation"], seen["options"].flatten(1)], dim=1)


class Judge(nn.Module):
    """A score for each option, and what the value of the position is made of."""

    def __init__(self, numbers: int, actions: int, of_option: int) -> None:
        super().__init__()
        self.shape = (actions, of_option)
        self.numbers = numbers
        self.latent_dim_pi = actions
        self.latent_dim_vf = WIDTH
        self.table = nn.Sequential(
            nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.worth = nn.Sequential(
            nn.Linear(numbers, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.option = nn.Linear(of_option, OPTION_WIDTH)
        self.context = nn.Linear(WIDTH, OPTION_WIDTH)
        self.score = nn.Sequential(
            nn.ReLU(), nn.Linear(OPTION_WIDTH, OPTION_WIDTH), nn.ReLU(), nn.Linear(OPTION_WIDTH, 1)
        )

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: Tensor) -> Tensor:
        table = self.table(features[:, : self.numbers])
        options = features[:, self.numbers :].unflatten(1, self.shape)
        judged: Tensor = self.score(self.option(options) + self.context(table).unsqueeze(1))
        return judged.squeeze(2)

    def forward_critic(self, features: Tensor) -> Tensor:
        worth: Tensor = self.worth(features[:, : self.numbers])
        return worth


class OptionPolicy(MaskableMultiInputActorCriticPolicy):
    """MaskablePPO's policy with the judge in place of a fixed output for each action."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, features_extractor_class=Passing, **more)

    def _build_mlp_extractor(self) -> None:
        assert isinstance(self.observation_space, spaces.Dict)
        options = self.observation_space["options"].shape
        table = self.observation_space["observation"].shape
        assert options is not None
        assert table is not None
        self.mlp_extractor = Judge(table[0], *options)

    def _build(self, lr_schedule: Schedule) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()  # the scores are the logits
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )
