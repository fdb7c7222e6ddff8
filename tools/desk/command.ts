import type { DeskClient } from './client.ts';

/** Wrong usage: printed with the usage text, exit code 2. */
export class UsageError extends Error {}

export type Desk = { desk: DeskClient; origin: string };
/** Options as typed, by name; all values are strings. */
export type Options = Readonly<Record<string, string | undefined>>;

/** The desk commands of a module, with their arguments and output. */
export type DeskCommands = {
  /** Lines of the usage text. */
  usage: string;
  /** Further notes for the usage text. */
  notes: string;
  /** Names of the options, without dashes. */
  options: readonly string[];
  /** By the first word. Parses the following words, then runs the command. @throws UsageError */
  commands: Readonly<Record<string, (words: string[], options: Options) => (at: Desk) => Promise<string>>>;
};

/** Returns a required word or option. @throws UsageError */
export function needed(value: string | undefined, optionName: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${optionName} is missing.`);
  return value;
}

/** Rejects unexpected words. @throws UsageError */
export function noMore(words: string[], hint = ''): void {
  if (words.length > 0) throw new UsageError(`Too many words: ${words.join(' ')}.${hint}`);
}
