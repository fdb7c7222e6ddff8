import { parseArgs } from 'node:util';
import { claimCommands } from './claims/commands.ts';
import { type Desk, UsageError } from './command.ts';
import { contentCommands } from './content/commands.ts';
import { visitorCommands } from './guests/commands.ts';
import { jobCommands } from './jobs/commands.ts';
import { orderCommands } from './orders/commands.ts';
import { policyCommands } from './policies/commands.ts';

/** Every module's desk commands; add new ones here. */
const MODULES = [orderCommands, visitorCommands, policyCommands, claimCommands, contentCommands, jobCommands];

export const USAGE = `Usage: npm run desk -- <command>

${MODULES.map(({ usage }) => usage).join('\n\n')}

${MODULES.map(({ notes }) => notes).join('\n\n')}

The server is NAUNGAN_URL, default http://localhost:4321.
The account is DESK_EMAIL and DESK_PASSWORD, else that of DATA_DIR/desk.json.`;

const options = {
  ...Object.fromEntries(
    MODULES.flatMap(({ options }) => options).map((name) => [name, { type: 'string' as const }]),
  ),
  help: { type: 'boolean' as const, short: 'h' },
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Returns the parsed command, ready to run; null for help. @throws UsageError */
export function readCommand(args: string[]): ((at: Desk) => Promise<string>) | null {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') return null;
  for (const { commands } of MODULES) {
    const read = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!read) continue;
    const texts = Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    );
    return read(words, Object.fromEntries(texts));
  }
  throw new UsageError(`There is no command "${name}".`);
}
