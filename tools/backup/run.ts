import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, ConfigError, loadConfig } from '../../server/src/config.ts';
import { BackupError } from '../../server/src/core/backup/backup-error.ts';
import { errorCode } from '../../server/src/core/error-code.ts';
import { ROOT } from '../process/run.mjs';

/** Returns one line for an expected failure; null for a bug. */
function explain(error: unknown): string | null {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  const code = errorCode(error);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database of DATABASE_URL does not respond (${code}).`;
  return code && /^E[A-Z]+$/.test(code) && error instanceof Error ? error.message : null;
}

/**
 * Runs a command with the settings of the environment and of `.env`, and the path in its argument. Prints one line:
 * the returned text, or why the command failed.
 */
export async function runCommand(
  usage: string,
  command: (path: string, config: Config) => Promise<string>,
): Promise<void> {
  const [path, ...others] = process.argv.slice(2);
  if (path === undefined || others.length > 0) {
    process.stderr.write(`Usage: ${usage}\n`);
    process.exitCode = 2;
    return;
  }
  // Only this account may read the files that the command writes.
  process.umask(0o077);
  const settings = join(ROOT, '.env');
  if (existsSync(settings)) process.loadEnvFile(settings);
  try {
    process.stdout.write(`${await command(resolve(path), loadConfig(process.env))}\n`);
  } catch (error) {
    const line = explain(error);
    if (line === null) throw error;
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  }
}
