import { join } from 'node:path';
import { filesUnder } from './fingerprint.mjs';
import { currentRelease, releaseFolder, siteFolder } from './releases.mjs';
import { ROOT, run } from './run.mjs';

const CHECKER = join(ROOT, 'node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** A Java that can run the checker: JAVA_HOME's, else the machine's; null when there is none. */
async function findJava() {
  const home = process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin', 'java')] : [];
  for (const java of [...home, 'java']) {
    if ((await run(java, ['-jar', CHECKER, '--version'])).code === 0) return java;
  }
  return null;
}

/** Every error as the checker tells it, with the markup around it: a built page is one long line. */
function problemsIn(output, folder) {
  return JSON.parse(output.slice(output.indexOf('{'))).messages.map(({ url, message, extract = '' }) => {
    const page = decodeURIComponent(new URL(url).pathname).replace(folder, '');
    return `${page}: ${message}\n    ${extract.replace(/\s+/g, ' ').trim()}`;
  });
}

/**
 * What the Nu HTML checker of the W3C finds wrong in the pages of the built site. Nothing is filtered but its advice.
 * @returns {Promise<{ pages: number, problems: string[] } | null>} null when there is no Java
 */
export async function checkHtml() {
  const java = await findJava();
  if (!java) return null;
  const site = siteFolder();
  const folder = join(releaseFolder(site, currentRelease(site)), 'client');
  const pages = filesUnder(['.'], folder).filter((file) => file.endsWith('.html'));
  const result = await run(java, [
    '-jar',
    CHECKER,
    '--errors-only',
    '--format',
    'json',
    '--skip-non-html',
    folder,
  ]);
  return { pages: pages.length, problems: problemsIn(result.output, folder) };
}
