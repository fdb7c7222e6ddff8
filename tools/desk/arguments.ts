import { parseArgs } from 'node:util';
import { auditCommands } from './audit/commands.ts';
import { claimCommands } from './claims/commands.ts';
import { proposalCommands } from './claims/proposals.ts';
import { type DeskAction, UsageError } from './command.ts';
import { contentCommands } from './content/commands.ts';
import { jobCommands } from './jobs/commands.ts';
import { mailCommands } from './mails/commands.ts';
import { memberCommands } from './members/commands.ts';
import { orderCommands } from './orders/commands.ts';
import { partnerCommands } from './partners/commands.ts';
import { peopleCommands } from './people/commands.ts';
import { policyCommands } from './policies/commands.ts';
import { visitorCommands } from './visitors/commands.ts';

/** The commands of every module. */
const MODULES = [
  orderCommands,
  visitorCommands,
  partnerCommands,
  policyCommands,
  claimCommands,
  proposalCommands,
  contentCommands,
  jobCommands,
  mailCommands,
  memberCommands,
  peopleCommands,
  auditCommands,
];

export const USAGE = `Usage: npm run desk -- <command>

${MODULES.map(({ usage }) => usage).join('\n\n')}

  confirm-device <link>

${MODULES.map(({ notes }) => notes).join('\n\n')}

confirm-device <link> makes this machine a known device, by the link of a mail about a new device.

The server is NAUNGAN_URL, else PUBLIC_URL, else http://localhost:<PORT> (4321 without PORT).
The account is DESK_EMAIL and DESK_PASSWORD, else the one in DATA_DIR/desk.json. Its second factor is DESK_CODE, a code of your
authenticator app, or DESK_TOTP_SECRET, from which the code is computed. DATA_DIR/desk-session.json has the session after a second
factor, DATA_DIR/desk-device.json the cookie of a known device.`;

const OPTION_TYPES = {
  ...Object.fromEntries(
    MODULES.flatMap(({ options }) => options).map((name) => [name, { type: 'string' as const }]),
  ),
  help: { type: 'boolean' as const, short: 'h' },
};

function parseOptions(args: string[]) {
  try {
    return parseArgs({ args, options: OPTION_TYPES, allowPositionals: true });
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Returns a function that runs the command of the arguments; null for help. @throws UsageError */
export function parseCommand(args: string[]): DeskAction | null {
  const { values, positionals } = parseOptions(args);
  const [name, ...words] = positionals;
  if (values.help || name === undefined || name === 'help') return null;
  for (const { commands } of MODULES) {
    const createAction = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!createAction) continue;
    const textOptions = Object.entries(values).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    );
    return createAction(words, Object.fromEntries(textOptions));
  }
  throw new UsageError(`There is no command "${name}".`);
}
