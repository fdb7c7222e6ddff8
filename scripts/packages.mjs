/**
 * `npm run packages`: builds what is published and looks at it as a stranger would: every entry loads without
 * the repository's condition, publint and attw find nothing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './run.mjs';
import { fail, StepError, step } from './step.mjs';

const PACKAGES = ['domain', 'api', 'ui', 'storefront'];

async function must(command, args, cwd) {
  const result = await run(command, args, { cwd });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
}

/** Entries of `exports`, as './money' or './lines/health/form': those of patterns as found in what was built. */
function entriesOf(manifest, builtFiles) {
  const files = builtFiles.map((file) => `./${file}`);
  const hidden = Object.entries(manifest.exports)
    .filter(([, target]) => target === null)
    .map(([entry]) => entry.replace('*', ''));
  return Object.entries(manifest.exports)
    .filter(([, target]) => target?.default.endsWith('.js'))
    .flatMap(([entry, { default: built }]) => {
      if (!entry.includes('*')) return [entry];
      const [before, after] = built.split('*');
      return files
        .filter((file) => file.startsWith(before) && file.endsWith(after))
        .map((file) => entry.replace('*', file.slice(before.length, file.length - after.length)))
        .filter((name) => !hidden.some((folder) => name.startsWith(folder)));
    });
}

async function checkPackage(name) {
  const folder = join(ROOT, 'packages', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  await step(`Building ${manifest.name}`, () => must('npm', ['run', 'build', '--silent'], folder));
  const built = readdirSync(join(folder, 'dist'), { recursive: true }).map(
    (file) => `dist/${file.replaceAll('\\', '/')}`,
  );
  const entries = entriesOf(manifest, built);
  await step(`Checking its ${entries.length} entries`, async () => {
    const names = JSON.stringify(entries.map((entry) => entry.replace('.', manifest.name)));
    await must('node', ['-e', `Promise.all(${names}.map((name) => import(name)))`], folder);
    await must('publint', ['--strict'], folder);
    await must('attw', ['--pack', '.', '--profile', 'esm-only', '--entrypoints', ...entries], folder);
  });
}

try {
  for (const name of PACKAGES) await checkPackage(name);
} catch (error) {
  fail(error);
}
