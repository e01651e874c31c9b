"""A computer player that comes in by the same door as everybody: python3 examples/bot.py [HOST:PORT] [GAME] [OPPONENT]

It makes a match against one of the server's own computer players, answers every question with an option by lot, and prints
how the match ended. It needs nothing but Python itself.
"""
import base64, json, os, random, socket, struct, sys, urllib.request

SERVER = sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:7373"
GAME = sys.argv[2] if len(sys.argv) > 2 else "minis"
OPPONENT = sys.argv[3] if len(sys.argv) > 3 else "greedy"


def make_match():
    wish = {"game": GAME, "seats": [{"who": "me"}, {"who": {"bot": OPPONENT}}], "name": "Example bot"}
    request = urllib.request.Request(f"http://{SERVER}/api/matches", json.dumps(wish).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


class Socket:
    """As much of RFC 6455 as a client of one server needs; a library such as `websockets` does it too."""

    def __init__(self, address):
        host, port = address.rsplit(":", 1)
        self.raw = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall((f"GET /api/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                          f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.file = self.raw.makefile("rb")
        while self.file.readline().strip():
            pass

    def send(self, message, kind=1):
        data, mask = message.encode() if isinstance(message, str) else message, os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        self.raw.sendall(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def messages(self):
        message = b""
        while head := self.file.read(2):
            size = head[1] & 127
            if size > 125:
                size = struct.unpack(">H" if size == 126 else ">Q", self.file.read(2 if size == 126 else 8))[0]
            data = self.file.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)  # a ping is answered with a pong
            elif head[0] & 15 < 2:
                message += data  # a long message comes in parts
                if head[0] & 128:
                    yield json.loads(message)
                    message = b""


made = make_match()
door = Socket(SERVER)
door.send(json.dumps({"type": "hello", "version": 1, "match": made["match"]["id"], "secrets": [made["secrets"][0]["secret"]], "blind": True}))
answers, answered = 0, set()
for message in door.messages():
    if message["type"] in ("state", "update"):
        if message["over"]:
            won = "won" if made["secrets"][0]["seat"] in message["over"]["winners"] else "did not win"
            print(f"{won} after {answers} answers, by {message['over']['by']}; match {made['match']['id']}")
            break
        for question in message["questions"]:
            if question["number"] in answered:
                continue  # an update may tell of something else while the answer is on its way
            answered.add(question["number"])
            answers += 1
            choice = random.randrange(len(question["options"]))
            door.send(json.dumps({"type": "answer", "id": answers, "question": question["number"], "nth": choice}))
    elif message["type"] in ("refused", "bye"):
        sys.exit(f"{message['reason']}: {message['text']}")
