/** Validates the HTML of the built pages. Prints every error of html-validate, and a summary as the last line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, Reporter, StaticConfigLoader } from 'html-validate';
import { filesUnder } from '../process/fingerprint.mjs';
import { currentRelease, releaseFolder, siteFolder } from '../site-build/releases.mjs';
import { HTML_RULES } from './html-rules.mjs';

const site = siteFolder();
const folder = join(releaseFolder(site, currentRelease(site)), 'client');
const pages = filesUnder(['.'], folder)
  .filter((file) => file.endsWith('.html'))
  .map((file) => join(folder, file));
/**
 * The placeholder of an island is in the page, and Astro repeats it in a template that browsers do not render. The copy is
 * removed before the check; otherwise each named landmark would exist twice.
 */
const PLACEHOLDER_COPY = /<template data-astro-template="fallback">.*?<\/template>/gs;
const validator = new HtmlValidate(new StaticConfigLoader(HTML_RULES));
const reports = await Promise.all(
  pages.map((page) =>
    validator.validateString(readFileSync(page, 'utf8').replace(PLACEHOLDER_COPY, ''), page),
  ),
);
const report = Reporter.merge(reports);
// The selector shows where the error is, because a built page is one long line.
for (const { filePath, messages } of report.results) {
  for (const { ruleId, message, selector } of messages)
    console.log(`${filePath.replace(folder, '')}: ${message} (${ruleId})\n    ${selector ?? ''}`);
}
console.log(`${report.errorCount} errors in ${pages.length} pages`);
process.exitCode = report.valid ? 0 : 1;
