/**
 * `npm run test:deep -- brand`: builds a copy of the project with another broker's `site.config.ts`, and
 * fails when anything of the first brand appears in its pages, styles, scripts, pictures, mails and
 * certificate.
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
import { site as first } from '../../site.config.ts';
import { passSignalsOn, ROOT, run } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { currentRelease, releaseFolder } from '../site-build/releases.mjs';
import { leaksInPdf, leaksInPicture, leaksInText, termsOf } from './leaks.mjs';
import { site as second } from './site.config.mjs';

const TEXT = /\.(html|css|m?js|json|svg|xml|txt|webmanifest)$/;
/** Files that customers never see. */
const LEFT_OUT = /^(docs|tools\/bench|tests|\.ci|\.changeset)\/|\.(test|stories|spec)\.tsx?$/;

/** Copies every tracked or untracked file, with the second brand in place of the first. */
function copyProject(folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\0');
  for (const file of files.filter((name) => name && !LEFT_OUT.test(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    // A deleted file may still be in git's index.
    try {
      copyFileSync(join(ROOT, file), join(folder, file));
    } catch (error) {
      if (error.code !== 'ENOENT') throw error;
    }
  }
  copyFileSync(join(ROOT, 'tools', 'second-brand', 'site.config.mjs'), join(folder, 'site.config.ts'));
}

/**
 * Links installed libraries, but uses the copy's own packages, because links in node_modules lead to the
 * original project.
 */
function linkLibraries(folder) {
  const from = join(ROOT, 'node_modules');
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '@naungan'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@naungan' && (name === '.bin' || !name.startsWith('.')))
      symlinkSync(join(from, name), join(to, name));
  }
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(to, '@naungan', name));
}

async function must(command, args, cwd) {
  const env = { SITE_DIR: '', CONTENT_API: '', PUBLIC_URL: 'https://beringin.example', DATABASE_URL: '' };
  const result = await run(command, args, { cwd, env });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
}

/** Checks that the second brand is present, so that an empty result cannot pass. */
async function checkPresence(client, papers) {
  const styles = readdirSync(join(client, '_astro')).filter((name) => name.endsWith('.css'));
  const words = [second.legalName.toLowerCase()];
  const inPdf = async (name) => (await leaksInPdf(readFileSync(join(papers, name)), words)).length > 0;
  const shown = {
    'the home page': readFileSync(join(client, 'index.html'), 'utf8').includes(second.tagline),
    'the stylesheet': styles.some((name) =>
      readFileSync(join(client, '_astro', name), 'utf8').includes(second.colours.brand),
    ),
    'the icon': readFileSync(join(client, 'favicon.svg'), 'utf8').includes(second.colours.sun),
    'a mail': readFileSync(join(papers, 'mail-0.html'), 'utf8').includes(second.colours.brand),
    'the certificate': await inPdf('certificate.pdf'),
    'the invoice': await inPdf('invoice.pdf'),
  };
  const missing = Object.keys(shown).filter((page) => !shown[page]);
  if (missing.length > 0) throw new StepError(`${second.name} does not appear in ${missing.join(', ')}.`);
}

/** Returns the occurrences of the first brand as `file: term`. */
async function leaksIn(folder, terms) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) throw new StepError(`No files were written to ${folder}.`);
  const results = await Promise.all(
    files.map(async (file) => {
      const leaks = TEXT.test(file)
        ? leaksInText(readFileSync(file, 'utf8').replaceAll(ROOT, ''), terms)
        : file.endsWith('.png')
          ? await leaksInPicture(readFileSync(file), first, second)
          : file.endsWith('.pdf')
            ? await leaksInPdf(readFileSync(file), terms)
            : [];
      const name = file.slice(folder.length + 1);
      return [...new Set([...leaksInText(name, terms), ...leaks])].map((leak) => `${name}: ${leak}`);
    }),
  );
  return results.flat();
}

async function main() {
  passSignalsOn();
  const folder = mkdtempSync(join(tmpdir(), 'second-brand-'));
  const papers = join(folder, 'papers');
  try {
    copyProject(folder);
    linkLibraries(folder);
    await step('Building the site of a second brand, and buying a policy there', () =>
      must('node', ['--conditions=naungan-source', 'tools/second-brand/shop.mjs', papers], folder),
    );
    const dist = join(folder, 'dist');
    const built = releaseFolder(dist, currentRelease(dist));
    await checkPresence(join(built, 'client'), papers);
    const terms = termsOf(first, second);
    const leaks = [
      ...(await leaksIn(join(built, 'client'), [...terms, ...first.office.streets])),
      ...(await leaksIn(join(built, 'server'), terms)),
      ...(await leaksIn(papers, terms)),
    ];
    if (leaks.length > 0)
      throw new StepError(`Traces of ${first.name}:\n${leaks.map((leak) => `  ${leak}`).join('\n')}`);
    console.log(
      `Nothing of ${first.name} is left in the site, mails, certificate and invoice of ${second.name}.`,
    );
  } finally {
    // A server stopped by a failure may still be writing; that must not hide the failure.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
}

main().catch(fail);
