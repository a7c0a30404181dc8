// A line between two machines that is slow and loses messages.

export interface Quality {
  /** Milliseconds from one end to the other. */
  delay: number;
  /** Which part of the messages is lost, from 0 to 1. */
  loss: number;
}

export class Line<Message> {
  readonly #quality: Quality;
  readonly #random: () => number;
  #underWay: { readonly message: Message; readonly arrives: number }[] = [];

  /** `random` gives numbers from 0 to 1: how late a message is, and whether it arrives. `quality` may change. */
  constructor(quality: Quality, random: () => number) {
    this.#quality = quality;
    this.#random = random;
  }

  send(message: Message, now: number): void {
    const { delay, loss } = this.#quality;
    if (this.#random() < loss) return;
    const arrives = now + delay * (0.75 + 0.5 * this.#random());
    this.#underWay.push({ message: structuredClone(message), arrives });
  }

  /** What has arrived since the last call, not always in the order in which it was sent. */
  receive(now: number): Message[] {
    const arrived = this.#underWay.filter(({ arrives }) => arrives <= now);
    this.#underWay = this.#underWay.filter(({ arrives }) => arrives > now);
    return arrived.toSorted((a, b) => a.arrives - b.arrives).map(({ message }) => message);
  }

  clear(): void {
    this.#underWay = [];
  }
}
