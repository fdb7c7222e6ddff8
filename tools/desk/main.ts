import { run } from './run.ts';

/** `npm run desk -- …`: commands for the staff of the broker and the insurers. */
process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
