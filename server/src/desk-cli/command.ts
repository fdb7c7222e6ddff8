import type { DeskClient } from './client.ts';

/** The person mistyped: shown with the usage, exit code 2. */
export class UsageError extends Error {}

export type Desk = { desk: DeskClient; origin: string };
/** Options as typed, by name; all of them are texts. */
export type Options = Readonly<Record<string, string | undefined>>;

/** Commands that a module adds to the desk, with their arguments and what they print. */
export type DeskCommands = {
  /** Lines of the usage. */
  usage: string;
  /** What else one has to know to use them. */
  notes: string;
  /** Names of their options, without dashes. */
  options: readonly string[];
  /**
   * By the first word. Reads the words after it, then carries the command out.
   * @throws UsageError
   */
  commands: Readonly<Record<string, (words: string[], options: Options) => (at: Desk) => Promise<string>>>;
};

/** A word or an option that must be there. @throws UsageError */
export function needed(value: string | undefined, what: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${what} is missing.`);
  return value;
}

/** Refuses words that no one asked for. @throws UsageError */
export function noMore(words: string[], hint = ''): void {
  if (words.length > 0) throw new UsageError(`Too many words: ${words.join(' ')}.${hint}`);
}
