"""A tiny player for Acies: it takes a random option, but never does nothing if it can do something.

    npx acies duel --battle sabis --red "exec:python3 examples/bot.py" --blue recruit --games 10
"""

import json
import random
import sys

IDLE = ("pass", "done", "nothing", "hold", "none", "stand")


def say(message):
    print(json.dumps(message), flush=True)


def is_idle(choice):
    return isinstance(choice, dict) and choice.get("do") in IDLE


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        chance = random.Random(1)
        say({"type": "ready", "name": "bot.py"})
    elif told["type"] == "decision":
        options = told["options"]
        busy = [i for i, option in enumerate(options) if not is_idle(option["choice"])]
        say({"type": "choice", "id": told["id"], "option": chance.choice(busy or range(len(options)))})
    elif told["type"] == "end":
        break
