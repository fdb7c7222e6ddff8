/**
 * `npm run publish:site`: publishes changed content. Builds next to the running server from its content calls
 * (or those of CONTENT_API), then switches the pointer; every process that serves this folder follows within
 * a second.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ownOrigin } from '../process/listen-host.mjs';
import { passSignalsOn, ROOT } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { contentCall } from './content-call.mjs';
import { buildSite } from './site-build.mjs';

/** The API of this installation's server, from its settings. */
const ownApi = () => `${ownOrigin(process.env, process.env.PORT || 4321)}/api/v1`;

/** Content calls that every site needs: the build requests all of them and validates each reply. */
const FIRST_CALLS = ['/pages', '/faqs', '/articles', '/pages/product/home'];

/** Fails immediately, instead of after 30 seconds of building. */
async function checkContentCalls(contentApi) {
  const isServerUp = await fetch(`${contentApi}/pages`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
  if (!isServerUp)
    throw new StepError(`No server responds at ${contentApi}. Start it, or set CONTENT_API to another.`);
  await Promise.all(FIRST_CALLS.map((path) => contentCall(contentApi + path))).catch((error) => {
    throw new StepError(error.message);
  });
}

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  passSignalsOn();
  const contentApi = (process.env.CONTENT_API || ownApi()).replace(/\/+$/, '');
  await checkContentCalls(contentApi);
  const id = await step('Building next to the running site', () => buildSite({ contentApi }));
  console.log(`Published as release ${id}.`);
}

main().catch(fail);
