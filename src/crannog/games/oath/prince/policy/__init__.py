"""O-12: what the sources leave open about the Prince, decided here and nowhere else.

The second half of his printed rules is in none of the sources. The steps of his turn, beside this
package, only carry out what it decides: whoever decides otherwise replaces this package alone.
Each name in it is one decision and begins with the number of the rule that marks it as ours.

| module | decides |
|---|---|
| `start` | what he begins with (O-12.1) |
| `phases` | the threat, his card, how he refreshes (O-12.5, O-12.6, O-12.9) |
| `mind` | arrows and their conditions (O-12.7.2 to O-12.7.A), and what clients mark as open |
| `boxes` | what he does in a box (O-12.7.B) |
| `costs` | what he pays for it, and with what (O-12.2.5, O-12.2.8, O-12.7) |
| `powers` | which powers he uses, and what he has no part in (O-12.2.3, O-12.8) |
| `answers` | what he answers where others are asked (O-12.8), and his chronicle (O-12.9.4) |
"""
