import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds in which a writer that has lost its turn ends the segment that it is writing. */
const LAST_SEGMENT_MS = 50;

/** The file with the id of the request that may write the incomplete file at `path`. */
export const turnFile = (path: string): string => `${path}.turn`;

export type Turn = {
  /** Returns false after another request, of this or another process, has taken the turn. */
  isValid(): Promise<boolean>;
  end(): Promise<void>;
};

/**
 * Lets this request write an incomplete file, instead of a request that still waits for bytes. The library excludes only
 * requests of one process; a client whose connection broke can continue at another process.
 */
export async function takeTurn(path: string): Promise<Turn> {
  const file = turnFile(path);
  const id = randomUUID();
  const readTurn = () => readFile(file, 'utf8').catch(() => null);
  const earlierTurn = await readTurn();
  await writeFile(file, id);
  if (earlierTurn !== null) await pause(LAST_SEGMENT_MS);
  const isValid = async () => (await readTurn()) === id;
  return {
    isValid,
    async end() {
      if (await isValid()) await rm(file, { force: true });
    },
  };
}
