/**
 * A table's websocket: it comes back by itself, and nothing is lost or done twice.
 *
 * Whatever I ask stays in `#waiting` until it is answered. After a reconnection the client says the last version it has seen,
 * and asks again what was not answered, with the same key: the server carries out a key only once.
 */
import type { Action, Foresight, FromClient, FromServer, Moments, Presence, Situation, Trouble } from "./protocol.ts";

export type Line = "connecting" | "live" | "lost" | "closed";

export interface Listener {
  situation(situation: Situation): void;
  presence(presence: Presence): void;
  fault(trouble: Trouble): void;
  line(line: Line): void;
}

/** What the connection needs of the browser; tests put something else in its place. */
export interface Surroundings {
  open(address: string): WebSocket;
  later(what: () => void, milliseconds: number): number;
  never(id: number): void;
  key(): string;
  random(): number;
}

export const BROWSER: Surroundings = {
  open: (address) => new WebSocket(address),
  later: (what, milliseconds) => setTimeout(what, milliseconds) as unknown as number,
  never: (id) => clearTimeout(id),
  key: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  random: () => Math.random(),
};

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const PATIENCE = 6000;
const UNANSWERED: Trouble = { key: "page.trouble.unknown", params: {}, reasons: [], rule: "" };
/** Closed by the server for good: another origin, or no such table. */
const FINAL_CODES: readonly number[] = [4003, 4004];

type Asked = Exclude<FromClient, { type: "hello" }>;
type Answer = { done: number } | { refused: Trouble } | { foresight: Foresight } | { story: Moments };
interface Waiting {
  asked: Asked;
  answer(answer: Answer): void;
}

export class Connection {
  #socket: WebSocket | null = null;
  #version: number | null = null;
  #attempts = 0;
  #timer: number | null = null;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  #greeted = false;
  #heard = 0;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly around: Surroundings = BROWSER,
  ) {}

  /** Connect, now. */
  open(): void {
    if (this.#closed || this.#socket) return;
    if (this.#timer !== null) this.around.never(this.#timer);
    this.#timer = null;
    this.listener.line(this.#attempts ? "lost" : "connecting");
    const socket = this.around.open(this.address);
    this.#socket = socket;
    this.#greeted = false;
    socket.onopen = () => this.#greet(socket);
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as FromServer);
    socket.onclose = (closing) => this.#lose(socket, closing.code);
  }

  /** Leave the table. */
  close(): void {
    this.#closed = true;
    if (this.#timer !== null) this.around.never(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  /** Don't wait any longer with connecting again, or see whether the line is still good: it may have died unnoticed. */
  check(): void {
    if (this.#timer !== null) {
      this.open();
      return;
    }
    const socket = this.#socket;
    if (!socket || !this.#greeted) return;
    const heard = this.#heard;
    this.#greet(socket);
    this.around.later(() => {
      if (this.#socket !== socket || this.#heard !== heard) return;
      socket.onclose = null; // a dead line may take minutes to say so
      socket.close();
      this.#lose(socket, 1006);
    }, PATIENCE);
  }

  /** Do something: the version that it led to once it is safe, or what is wrong with it. */
  act(action: Action, version: number): Promise<number | Trouble> {
    return this.#do({ type: "act", key: this.around.key(), version, action });
  }

  /** Take back, or agree to it. */
  undo(version: number): Promise<number | Trouble> {
    return this.#do({ type: "undo", key: this.around.key(), version });
  }

  /** Don't agree that another takes back, or stop asking for it myself. */
  decline(version: number): Promise<number | Trouble> {
    return this.#do({ type: "decline", key: this.around.key(), version });
  }

  /** What my actions would lead to at a version, after a chain of my own actions; null if that is not told. */
  async effects(version: number, after: Action[]): Promise<Foresight | null> {
    const answer = await this.#ask({ type: "effects", key: this.around.key(), version, after });
    return "foresight" in answer ? answer.foresight : null;
  }

  /** What happened step by step in the action that led to a version; null if that is not told. */
  async story(version: number): Promise<Moments | null> {
    const answer = await this.#ask({ type: "story", key: this.around.key(), version });
    return "story" in answer ? answer.story : null;
  }

  async #do(asked: Asked): Promise<number | Trouble> {
    const answer = await this.#ask(asked);
    if ("done" in answer) return answer.done;
    return "refused" in answer ? answer.refused : UNANSWERED;
  }

  #greet(socket: WebSocket): void {
    socket.send(JSON.stringify({ type: "hello", version: this.#version } satisfies FromClient));
  }

  #ask(asked: Asked): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(asked.key, { asked, answer });
      if (this.#greeted) this.#socket?.send(JSON.stringify(asked));
    });
  }

  #hear(message: FromServer): void {
    this.#heard += 1;
    switch (message.type) {
      case "situation":
        this.#version = message.version;
        this.listener.situation(message);
        for (const { key, version } of message.done) this.#answer(key, { done: version });
        if (!this.#greeted) this.#resume();
        break;
      case "refused":
        this.#answer(message.key, { refused: message.trouble });
        break;
      case "foreseen":
        this.#answer(message.key, { foresight: message.foresight });
        break;
      case "told":
        this.#answer(message.key, { story: message.story });
        break;
      case "presence":
        this.listener.presence(message);
        break;
      case "fault":
        this.listener.fault(message.trouble);
        break;
    }
  }

  #resume(): void {
    this.#greeted = true;
    this.#attempts = 0;
    this.listener.line("live");
    for (const { asked } of this.#waiting.values()) this.#socket?.send(JSON.stringify(asked));
  }

  #answer(key: string, answer: Answer): void {
    this.#waiting.get(key)?.answer(answer);
    this.#waiting.delete(key);
  }

  #lose(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = false;
    if (this.#closed) return;
    if (FINAL_CODES.includes(code)) {
      this.#closed = true;
      this.listener.line("closed");
      return;
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#attempts) * (0.75 + this.around.random() / 2);
    this.#attempts += 1;
    this.listener.line("lost");
    this.#timer = this.around.later(() => {
      this.#timer = null;
      this.open();
    }, pause);
  }
}
