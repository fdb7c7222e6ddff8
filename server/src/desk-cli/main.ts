import { run } from './run.ts';

/** `npm run desk -- …`: decides on orders and claims over the API, as the insurer's people do. */
process.exitCode = await run(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(`${text}\n`),
  err: (text) => process.stderr.write(`${text}\n`),
});
