/**
 * `npm run test:deep -- brand`: builds a copy of the project with another broker's `site.config.ts`. Fails when a text or
 * colour of the first brand is in a page, style, script, picture, mail or document of the copy.
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { site as firstBrand } from '../../site.config.ts';
import { forwardSignals, ROOT, run } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { currentRelease, releaseFolder } from '../site-build/releases.mjs';
import { leaksInPdf, leaksInPicture, leaksInText, searchTermsOf } from './leaks.mjs';
import { site as secondBrand } from './site.config.mjs';

const TEXT_FILE = /\.(html|css|m?js|json|svg|xml|txt|webmanifest)$/;
/** Files that the copy does not need, because they are not part of the site. */
const NOT_COPIED = /^(docs|tools\/bench|tests|\.ci|\.changeset)\/|\.(test|stories|spec)\.tsx?$/;

/** Copies the project's files that git does not ignore, and replaces `site.config.ts` by the second brand's. */
function copyProject(folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter((name) => name && !NOT_COPIED.test(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // The list can contain a deleted file that is still in git's index.
    try {
      copyFileSync(join(ROOT, file), join(folder, file));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  copyFileSync(join(ROOT, 'tools', 'second-brand', 'site.config.mjs'), join(folder, 'site.config.ts'));
}

/**
 * Creates links to the installed libraries, and to the packages of the copy. The links of the original project are not
 * copied for these packages, because they lead to the packages of the original project.
 */
function linkLibraries(folder) {
  const source = join(ROOT, 'node_modules');
  const target = join(folder, 'node_modules');
  mkdirSync(join(target, '@naungan'), { recursive: true });
  for (const name of readdirSync(source)) {
    if (name !== '@naungan' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(join(source, name), join(target, name));
  }
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(target, '@naungan', name));
}

async function runOrThrow(command, args, cwd) {
  const env = { SITE_DIR: '', CONTENT_API: '', PUBLIC_URL: 'https://beringin.example', DATABASE_URL: '' };
  const result = await run(command, args, { cwd, env });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
}

/** Throws when the second brand is missing somewhere, because then the absence of the first brand would prove nothing. */
async function checkPresence(client, documentFolder) {
  const styles = readdirSync(join(client, '_astro')).filter((name) => name.endsWith('.css'));
  const namesSecondBrand = async (pdf) =>
    (await leaksInPdf(readFileSync(join(documentFolder, pdf)), [secondBrand.legalName])).length > 0;
  const containsSecondBrand = {
    'the home page': readFileSync(join(client, 'index.html'), 'utf8').includes(secondBrand.tagline),
    'the stylesheet': styles.some((name) =>
      readFileSync(join(client, '_astro', name), 'utf8').includes(secondBrand.colours.brand),
    ),
    'the icon': readFileSync(join(client, 'favicon.svg'), 'utf8').includes(secondBrand.colours.sun),
    'a mail': readFileSync(join(documentFolder, 'mail-0.html'), 'utf8').includes(secondBrand.colours.brand),
    'the certificate': await namesSecondBrand('certificate.pdf'),
    'the invoice': await namesSecondBrand('invoice.pdf'),
  };
  const pagesWithoutBrand = Object.keys(containsSecondBrand).filter((page) => !containsSecondBrand[page]);
  if (pagesWithoutBrand.length > 0)
    throw new StepError(`${secondBrand.name} does not appear in ${pagesWithoutBrand.join(', ')}.`);
}

/** Returns the terms that a text or PDF contains, or the first brand's colours in a picture. Ignores other types of files. */
async function leaksInFile(file, terms) {
  // The path of the project is no leak, although its folder can have the first brand's name.
  if (TEXT_FILE.test(file)) return leaksInText(readFileSync(file, 'utf8').replaceAll(ROOT, ''), terms);
  if (file.endsWith('.png')) return leaksInPicture(readFileSync(file), firstBrand, secondBrand);
  return file.endsWith('.pdf') ? leaksInPdf(readFileSync(file), terms) : [];
}

/** Returns the terms that the files of a folder contain, as `file: term`. */
async function leaksIn(folder, terms) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) throw new StepError(`No files were written to ${folder}.`);
  const results = await Promise.all(
    files.map(async (file) => {
      const leaks = await leaksInFile(file, terms);
      const name = file.slice(folder.length + 1);
      return [...new Set([...leaksInText(name, terms), ...leaks])].map((leak) => `${name}: ${leak}`);
    }),
  );
  return results.flat();
}

async function main() {
  forwardSignals();
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  const documentFolder = join(folder, 'papers');
  try {
    copyProject(folder);
    linkLibraries(folder);
    await step('Building the site of a second brand, and buying a policy there', () =>
      runOrThrow(
        'node',
        ['--conditions=naungan-source', 'tools/second-brand/shop.mjs', documentFolder],
        folder,
      ),
    );
    const dist = join(folder, 'dist');
    const release = releaseFolder(dist, currentRelease(dist));
    await checkPresence(join(release, 'client'), documentFolder);
    const terms = searchTermsOf(firstBrand, secondBrand);
    const leaks = [
      // The street names of the site's map are searched only here: the server's demo data can contain them too.
      ...(await leaksIn(join(release, 'client'), [...terms, ...firstBrand.office.streets])),
      ...(await leaksIn(join(release, 'server'), terms)),
      ...(await leaksIn(documentFolder, terms)),
    ];
    if (leaks.length > 0)
      throw new StepError(
        `Found texts or colours of ${firstBrand.name}:\n${leaks.map((leak) => `  ${leak}`).join('\n')}`,
      );
    console.log(
      `No text or colour of ${firstBrand.name} is in the site, mails, certificate and invoice of ${secondBrand.name}.`,
    );
  } finally {
    // After a failure, the stopped server can still write a file here. Without retries, the removal would throw and hide
    // that failure.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

main().catch(fail);
