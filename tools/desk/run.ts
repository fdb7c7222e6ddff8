import { parseCommand, USAGE } from './arguments.ts';
import { confirmDevice, connect, DeskError } from './client.ts';
import { UsageError } from './command.ts';

type Streams = { out: (text: string) => void; err: (text: string) => void };

/** Runs one command; returns the exit code: 0 for success, 1 when the server rejects or does not respond, 2 for a usage error. */
export async function run(
  args: string[],
  env: Record<string, string | undefined>,
  { out, err }: Streams,
): Promise<number> {
  try {
    const [command, link] = args;
    if (command === 'confirm-device' && link !== undefined) {
      await confirmDevice(env, link);
      out('This machine is a known device now. Run the command again.');
      return 0;
    }
    const action = parseCommand(args);
    if (!action) out(USAGE);
    else out(action.offline ? await action.offline() : await action(await connect(env)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      err(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (error instanceof DeskError) {
      err(error.message);
      return 1;
    }
    throw error;
  }
}
