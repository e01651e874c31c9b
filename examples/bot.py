"""A computer player that comes in by the same door as everybody: python3 examples/bot.py [HOST:PORT] [GAME] [OPPONENT]

It makes a match against one of the server's own computer players, answers every question with an option by lot, and prints
how the match ended. It needs nothing but Python itself.
"""
import base64, json, os, random, socket, struct, sys, urllib.request

SERVER, GAME, OPPONENT = sys.argv[1:] + ["127.0.0.1:7373", "minis", "greedy"][len(sys.argv) - 1:]


class Socket:
    """As much of RFC 6455 as a client of one server needs; a library such as `websockets` does it too."""

    def __init__(self, address):
        self.raw = socket.create_connection(address.rsplit(":", 1))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall((f"GET /api/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.raw.makefile("rb")
        while self.file.readline().strip():
            pass

    def send(self, data, kind=1):
        data, mask = data if kind == 10 else json.dumps(data).encode(), os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        self.raw.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def messages(self):
        message = b""
        while head := self.file.read(2):
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)  # a ping is answered with a pong
            elif head[0] & 15 < 2:
                message += data  # a long message comes in parts
                if head[0] & 128:
                    yield json.loads(message)
                    message = b""


wish = {"game": GAME, "seats": [{"who": "me"}, {"who": {"bot": OPPONENT}}], "name": "Example bot"}
request = urllib.request.Request(f"http://{SERVER}/api/matches", json.dumps(wish).encode(), {"content-type": "application/json"})
made = json.load(urllib.request.urlopen(request))
door, mine, answered = Socket(SERVER), made["secrets"][0], set()
door.send({"type": "hello", "version": 1, "match": made["match"]["id"], "secrets": [mine["secret"]], "blind": True})
for message in door.messages():
    if message["type"] in ("refused", "bye"):
        sys.exit(f"{message['reason']}: {message['text']}")
    if over := message.get("over"):
        won = "won" if mine["seat"] in over["winners"] else "did not win"
        sys.exit(print(f"{won} after {len(answered)} answers, by {over['by']}; match {made['match']['id']}"))
    for question in message.get("questions", []):
        if question["number"] not in answered:  # an update may tell of something else while the answer is on its way
            answered.add(question["number"])
            choice = random.randrange(len(question["options"]))
            door.send({"type": "answer", "id": len(answered), "question": question["number"], "nth": choice})
