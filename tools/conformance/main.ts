/** `npm run conformance -- URL`: tests whether a back end fulfils the contract. */
import { readOptions, USAGE } from './options.ts';
import { tryBackend } from './run.ts';

const options = readOptions(process.argv.slice(2), process.env);
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { report, conforms } = await tryBackend(options);
  console.log(report);
  process.exitCode = conforms ? 0 : 1;
}
