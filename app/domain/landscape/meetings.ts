/** Names in lower case, each with the stage that it stands on: they meet where these are several. */
export class Meetings {
  readonly #stages = new Map<string, string>();
  readonly #known: Meetings | undefined;

  /** @param known names that count too; nothing may be added to them any more */
  constructor(known?: Meetings) {
    this.#known = known;
  }

  add(name: string, stage: string): void {
    this.#stages.set(name, this.meets(name, stage) ? SEVERAL : stage);
  }

  addWords(words: readonly Word[]): this {
    for (const { members, stage } of words) for (const { base } of members) this.add(base, stage);
    return this;
  }

  has(name: string): boolean {
    return this.find(name) !== undefined;
  }

  /** Whether a name stands on another stage too. */
  meets(name: string, stage: string): boolean {
    return (this.find(name) ?? stage) !== stage;
  }

  /** The worth of a word: the ids that meet without it. */
  listMet({ members, stage }: Word): string[] {
    return members.flatMap(({ base }) => (this.meets(base, stage) ? base : []));
  }

  find(name: string): string | undefined {
    return this.#stages.get(name) ?? this.#known?.find(name);
  }
}

const SEVERAL = '\0';

/** A word's stage, and what it leaves of the ids that carry it. */
interface Word {
  stage: string;
  members: readonly { base: string }[];
}
