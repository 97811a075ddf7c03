/** Names in lower case, each with the stage that it stands on: they meet where these are several. */
export class Meetings {
  readonly #stages = new Map<string, string>();
  readonly #others: Meetings | undefined;

  /** @param others complete ones, to which these add without a copy */
  constructor(others?: Meetings) {
    this.#others = others;
  }

  get(name: string): string | undefined {
    return this.#stages.get(name) ?? this.#others?.get(name);
  }

  add(name: string, stage: string): void {
    this.#stages.set(name, this.meets(name, stage) ? SEVERAL : stage);
  }

  addWords(words: readonly Word[]): this {
    for (const { members, stage } of words) for (const { base } of members) this.add(base, stage);
    return this;
  }

  /** Whether a name stands on another stage too. */
  meets(name: string, stage: string): boolean {
    return (this.get(name) ?? stage) !== stage;
  }

  /** The worth of a word: the ids that meet without it. */
  listMet({ members, stage }: Word): string[] {
    return members.flatMap(({ base }) => (this.meets(base, stage) ? base : []));
  }
}

const SEVERAL = '\0';

/** A word's stage, and what it leaves of the ids that carry it. */
interface Word {
  stage: string;
  members: readonly { base: string }[];
}
