/**
 * `npm run build`: a release of the site, from the content of CONTENT_API, else from the seed's. With `--if-needed`
 * only when a source changed since.
 */
import { passSignalsOn } from './run.mjs';
import { buildSite, siteIsFresh } from './site-build.mjs';
import { fail, step } from './step.mjs';

passSignalsOn();
try {
  if (process.argv.includes('--if-needed') && siteIsFresh()) console.log('The built site is up to date.');
  else await step('Building the site', () => buildSite());
} catch (error) {
  fail(error);
}
