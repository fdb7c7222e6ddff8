import type { DeskClient } from './client.ts';

/** An error in the arguments; printed with the usage text, exit code 2. */
export class UsageError extends Error {}

/** A signed-in client, and the server's origin. */
export type DeskConnection = { desk: DeskClient; origin: string };
/** Runs a command; resolves to its output. `offline`: the command needs no server. */
export type DeskAction =
  | (((connection: DeskConnection) => Promise<string>) & { offline?: never })
  | { offline: () => Promise<string> };
/** Values of the options by name without dashes. */
export type Options = Readonly<Record<string, string | undefined>>;

/** The desk commands of a module. */
export type DeskCommands = {
  /** Lines of the usage text. */
  usage: string;
  /** Further notes for the usage text. */
  notes: string;
  /** Names of the options, without dashes. */
  options: readonly string[];
  /**
   * A function for each command, by the command's first word. It parses the other words and returns the action.
   * @throws UsageError
   */
  commands: Readonly<Record<string, (words: string[], options: Options) => DeskAction>>;
};

/** Returns the value of a required word or option. @throws UsageError */
export function requireValue(value: string | undefined, optionName: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${optionName} is missing.`);
  return value;
}

/** @throws UsageError when words are left that the command does not expect */
export function rejectFurtherWords(words: string[], hint = ''): void {
  if (words.length > 0) throw new UsageError(`Too many words: ${words.join(' ')}.${hint}`);
}
