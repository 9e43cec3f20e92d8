"""The trained policy as a bot, which sees what every bot sees: its chair."""

import numpy as np
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy

from crannog.bots import Bot, Chair, make_bot
from crannog.envs.reading import Reading
from crannog.kernel import Choice, Rng
from crannog.parts.encoder import Seen


class PolicyBot(Bot):
    """Plays as the policy says: its likeliest option, or, if `sampling`, one drawn by its odds."""

    name = "policy"
    forks = True

    def __init__(
        self, seed: int, policy: MaskableActorCriticPolicy, reading: Reading, sampling: bool = False
    ) -> None:
        super().__init__(seed)
        self.policy = policy
        self.reading = reading
        self.sampling = sampling

    def choose(self, chair: Chair) -> Choice:
        """One of the options of the ask."""
        seen = self.reading.sheet.seen(chair.view(), chair.seat, chair.ask)
        page = 0
        while (action := self.action(seen, page)) == self.reading.turn:
            page = self.reading.next_page(chair.ask, page)
        return self.reading.shown(chair.ask, page)[action]

    def action(self, seen: Seen, page: int) -> int:
        """What the policy does with that page."""
        arrays = self.reading.observe_view(seen, page)
        batch = {key: torch.as_tensor(value[None]).float() for key, value in arrays.items()}
        with torch.no_grad():
            distribution = self.policy.get_distribution(
                batch, action_masks=arrays["action_mask"][None]
            )
            odds = distribution.distribution.probs[0].numpy()
        if not self.sampling:
            return int(odds.argmax())
        return int(np.searchsorted(odds.cumsum(), self.rng.bits() / 2**64 * odds.sum()))


class Opponents:
    """Makes the opponent of each match: by its seed a bot of some name, or an earlier self."""

    def __init__(self, reading: Reading, shares: dict[str, float]) -> None:
        self.reading = reading
        self.shares = shares
        self.earlier: list[MaskableActorCriticPolicy] = []

    def __call__(self, seed: int) -> Bot:
        """The opponent for a match."""
        chance = Rng(seed)
        point = chance.bits() / 2**64
        for name, part in self.shares.items():
            point -= part
            if point < 0:
                return make_bot(name, seed)
        if not self.earlier:
            return make_bot(next(iter(self.shares)), seed)
        return PolicyBot(seed, chance.pick(self.earlier), self.reading, sampling=True)
