/**
 * `npm run build`: builds a release of the site from the content of CONTENT_API, or of the seed. With
 * `--if-needed` only when a source changed.
 */
import { passSignalsOn } from '../process/run.mjs';
import { fail, step } from '../process/step.mjs';
import { buildSite, siteIsFresh } from './site-build.mjs';

passSignalsOn();
try {
  if (process.argv.includes('--if-needed') && siteIsFresh()) console.log('The built site is up to date.');
  else await step('Building the site', () => buildSite());
} catch (error) {
  fail(error);
}
