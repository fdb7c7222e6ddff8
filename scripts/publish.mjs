/**
 * `npm run publish:site`: puts changed content on the site. Builds beside the running server, from its content calls
 * (or those of CONTENT_API), and moves the pointer; every process that serves this folder follows within a second.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentCall } from '../src/lib/content-call.mjs';
import { ownOrigin } from './listen-host.mjs';
import { passSignalsOn, ROOT } from './run.mjs';
import { buildSite } from './site-build.mjs';
import { fail, StepError, step } from './step.mjs';

/** The server of this installation, as its other settings name it. */
const ownApi = () => `${ownOrigin(process.env, process.env.PORT || 4321)}/api/v1`;

/** Calls whose answers every site needs: the build makes all of them, and checks each against its contract. */
const FIRST_CALLS = ['/pages', '/faqs', '/articles', '/pages/product/home'];

/** Told at once, instead of after half a minute of building. */
async function checkAnswers(contentApi) {
  const answers = await fetch(`${contentApi}/pages`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
  if (!answers)
    throw new StepError(`No server answers at ${contentApi}. Start it, or set CONTENT_API to another.`);
  await Promise.all(FIRST_CALLS.map((path) => contentCall(contentApi + path))).catch((error) => {
    throw new StepError(error.message);
  });
}

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  passSignalsOn();
  const contentApi = (process.env.CONTENT_API || ownApi()).replace(/\/+$/, '');
  await checkAnswers(contentApi);
  const id = await step('Building beside the running site', () => buildSite({ contentApi }));
  console.log(`Published as release ${id}.`);
}

main().catch(fail);
