import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './core/error-code.ts';

/**
 * Returns the settings whose values are files of the folder `CREDENTIALS_DIRECTORY`, each named as its setting. systemd creates this
 * folder in memory for the service only (`LoadCredentialEncrypted=`); the agent of a vault can write it, too. Without the
 * folder, no setting is read.
 */
export function readCredentials(
  { CREDENTIALS_DIRECTORY: folder }: Record<string, string | undefined>,
  names: readonly string[],
): Record<string, string> {
  if (!folder) return {};
  const entries = names.flatMap((name) => {
    try {
      return [[name, readFileSync(join(folder, name), 'utf8').trim()] as const];
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
  });
  return Object.fromEntries(entries);
}
