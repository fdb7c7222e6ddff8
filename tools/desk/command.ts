import type { DeskClient } from './client.ts';

/** An error in the arguments; printed with the usage text, exit code 2. */
export class UsageError extends Error {}

/** A signed-in client, and the server's origin. */
export type DeskConnection = { desk: DeskClient; origin: string };
/** Runs a command; resolves to its output. */
export type DeskAction = (connection: DeskConnection) => Promise<string>;
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
  /** Functions by the first word of a command. They parse the following words and return the action. @throws UsageError */
  commands: Readonly<Record<string, (words: string[], options: Options) => DeskAction>>;
};

/** Returns the value of a required word or option. @throws UsageError */
export function requireValue(value: string | undefined, optionName: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`${optionName} is missing.`);
  return value;
}

/** @throws UsageError when there are words that the command does not have */
export function rejectFurtherWords(words: string[], hint = ''): void {
  if (words.length > 0) throw new UsageError(`Too many words: ${words.join(' ')}.${hint}`);
}
