import type { Refusal } from '#wire/to-client.ts';
import type { ToServer } from '#wire/to-server.ts';

/** Something a player asked for, from the moment it was first sent. */
export interface Sent {
  readonly id: string;
  readonly message: Extract<ToServer, { id: string }>;
  /** When it was sent and answered, counted in things that happened in this process. */
  readonly sentAt: number;
  answeredAt: number | null;
  /** Null for done, and as long as there is no answer. */
  why: Refusal | null;
}

let clock = 0;
/** Things that happen in this process, counted: what has the smaller number came first. */
const tick = (): number => ++clock;

/** All that one player asked for, and who still waits for an answer. */
export class Outbox {
  readonly sent: Sent[] = [];
  readonly #waiting = new Map<string, { readonly sent: Sent; readonly answer: (why: Refusal | null) => void }>();

  get isSettled(): boolean {
    return this.#waiting.size === 0;
  }

  /** Keeps it until it is answered. */
  put(message: Sent['message']): Promise<Refusal | null> {
    const sent: Sent = { id: message.id, message, sentAt: tick(), answeredAt: null, why: null };
    this.sent.push(sent);
    const answer = Promise.withResolvers<Refusal | null>();
    this.#waiting.set(message.id, { sent, answer: answer.resolve });
    return answer.promise;
  }

  /** What is to be sent again over another connection. */
  unanswered(): readonly Sent['message'][] {
    return [...this.#waiting.values()].map(({ sent }) => sent.message);
  }

  /** False where nothing of that id was asked. */
  answered(id: string, why: Refusal | null): boolean {
    const found = this.#waiting.get(id);
    if (found === undefined) return false;
    this.#waiting.delete(id);
    found.sent.answeredAt = tick();
    found.sent.why = why;
    found.answer(why);
    return true;
  }
}
