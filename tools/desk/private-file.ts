import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Environment = Record<string, string | undefined>;

const pathOf = (env: Environment, name: string) => join(env.DATA_DIR || '.data', name);

async function readValues(env: Environment, name: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(pathOf(env, name), 'utf8'));
  } catch {
    return {};
  }
}

/** Returns a value of a file in the data folder; undefined without it. */
export const readPrivateValue = async (
  env: Environment,
  name: string,
  key: string,
): Promise<string | undefined> => (await readValues(env, name))[key];

/** Stores a value in a file that only its owner can read. Without a writable data folder, nothing is stored. */
export async function storePrivateValue(
  env: Environment,
  name: string,
  key: string,
  value: string,
): Promise<void> {
  const path = pathOf(env, name);
  const values = { ...(await readValues(env, name)), [key]: value };
  try {
    await writeFile(path, JSON.stringify(values), { mode: 0o600 });
    await chmod(path, 0o600);
  } catch {
    return;
  }
}
