/**
 * `npm run build`: builds a release of the site, with content from CONTENT_API or from the seed. With `--if-needed`,
 * builds only when a source file has changed.
 */
import { forwardSignals } from '../process/run.mjs';
import { fail, step } from '../process/step.mjs';
import { buildSite, siteIsFresh } from './site-build.mjs';

forwardSignals();
try {
  if (process.argv.includes('--if-needed') && siteIsFresh()) console.log('The built site is up to date.');
  else await step('Building the site', () => buildSite());
} catch (error) {
  fail(error);
}
