/**
 * `npm run publish:site`: publishes changed content. Builds a release from the content calls of the running server (or
 * of CONTENT_API), then points `current` to that release. Every server process of this folder serves the release within
 * a second.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localOrigin } from '../process/listen-host.mjs';
import { forwardSignals, ROOT } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { contentCall } from './content-call.mjs';
import { buildSite } from './site-build.mjs';

/** Returns the base URL of the API of this installation's server, from its settings. */
const localApi = () => `${localOrigin(process.env, process.env.PORT || 4321)}/api/v1`;

/** Some content calls that every build requests; the build itself requests all and validates each response. */
const SAMPLE_CALLS = ['/pages', '/faqs', '/articles', '/pages/product/home'];

/** Throws a StepError when a content call fails, before a build of half a minute. */
async function checkContentCalls(contentApi) {
  const isServerUp = await fetch(`${contentApi}/pages`, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );
  if (!isServerUp)
    throw new StepError(
      `No server responds at ${contentApi}. Start the server, or set CONTENT_API to another server.`,
    );
  await Promise.all(SAMPLE_CALLS.map((path) => contentCall(contentApi + path))).catch((error) => {
    throw new StepError(error.message);
  });
}

async function main() {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  forwardSignals();
  const contentApi = (process.env.CONTENT_API || localApi()).replace(/\/+$/, '');
  await checkContentCalls(contentApi);
  const id = await step('Building a release while the current release stays online', () =>
    buildSite({ contentApi }),
  );
  console.log(`Published as release ${id}.`);
}

main().catch(fail);
