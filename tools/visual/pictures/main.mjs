/**
 * `npm run visual`: compares the pictures of the stories that changed since the base commit, in four modes
 * (.storybook/modes.ts), and writes a report to test-results/pictures. `--all` compares all stories. `--base REF` replaces
 * the base (default: PICTURES_BASE, or where the branch left the default branch). `npm run visual -- button` compares
 * stories whose id contains a word. Both sides are rendered now, by the same browser; no pictures are stored in the repository.
 */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { MODES } from '../../../.storybook/modes.ts';
import { forwardSignals, ROOT } from '../../process/run.mjs';
import { duration, fail } from '../../process/step.mjs';
import { baseCommit, changedFilesSince, intendedChanges, isIntended, NotComparedError } from './base.mjs';
import { changedStories, storiesWithin } from './changed-stories.mjs';
import { writeReport } from './report.mjs';
import { buildBase, buildWorkingTree } from './story-build.mjs';

/** Maximum number of stories in a run without `--all`. Above it, the first story of each file is compared. */
const MAX_STORIES = 160;
/** Files that can be part of a story. */
const STORY_SOURCES =
  /^(?!.*\.(?:md|test\.tsx?)$)(?:packages|public|\.storybook|tools\/second-brand)\/|^(?:site\.config\.ts|package-lock\.json)$/;

const { externals, untraced } = JSON.parse(readFileSync(join(ROOT, 'chromatic.config.json'), 'utf8'));

/** Prints the changed stories; returns the number of those that no commit declares as intended. */
function printDifferences(differences, base) {
  const intended = intendedChanges(ROOT, base);
  const modesById = Map.groupBy(differences, ({ id }) => id);
  const undeclared = [...modesById.keys()].filter((id) => !isIntended(id, intended));
  for (const [id, rows] of modesById) {
    const modes = rows.map(({ mode, pixels }) => `${mode} ${pixels} px`).join(', ');
    console.log(`${undeclared.includes(id) ? '✗' : '·'} ${id}: ${modes}`);
  }
  if (undeclared.length > 0) {
    const components = new Set(undeclared.map((id) => id.split('--')[0]));
    console.log('If the changes are intended, add this line to the message of a commit:');
    console.log(`Changed-pictures: ${[...components].join(', ')}`);
  }
  return { changed: modesById.size, undeclared: undeclared.length };
}

async function main() {
  forwardSignals();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { all: { type: 'boolean', default: false }, base: { type: 'string' } },
  });
  const startedAt = performance.now();
  const base = baseCommit(ROOT, { ref: values.base ?? process.env.PICTURES_BASE, isDaily: values.all });
  const name = base.slice(0, 8);
  const changedFiles = changedFilesSince(ROOT, base).filter((file) => STORY_SOURCES.test(file));
  if (!values.all && changedFiles.length === 0) {
    console.log(`pictures: 0 stories compared, because no source of a story differs from ${name}`);
    return;
  }
  const { folder, modules, stories } = await buildWorkingTree();
  const named = stories.filter(({ id }) => positionals.every((word) => id.includes(word)));
  const changedNow = values.all
    ? named
    : changedStories({ stories: named, modules, changedFiles, externals, untraced });
  const selected = values.all ? named : storiesWithin(changedNow, MAX_STORIES);
  if (selected.length === 0) {
    console.log(`pictures: 0 stories compared, because no story shows a change since ${name}`);
    return;
  }
  // Imported here, because the import of Playwright takes a second, which most runs of `npm test` need not spend.
  const { compareStories } = await import('./compare-stories.mjs');
  const results = await compareStories({ stories: selected, folder, baseFolder: await buildBase(base) });
  const { changed, undeclared } = printDifferences(results.differences, base);
  if (changed > 0) console.log(`Report: ${relative(ROOT, writeReport(results.differences, name))}`);
  for (const id of results.stuck) console.log(`✗ ${id}: no pictures within the time limit, twice`);
  const selection =
    selected.length === changedNow.length
      ? ''
      : ` of ${changedNow.length} (the first of each file; \`npm run visual -- --all\` compares all)`;
  console.log(
    `pictures: ${results.compared}${selection} stories compared with ${name} in ${Object.keys(MODES).length} modes, ` +
      `${results.newStories} new, ${results.unfinished} with a failed play function, ${changed} differ, ${undeclared} of them undeclared; ` +
      `${results.pictures} pictures in ${duration(performance.now() - startedAt)}`,
  );
  process.exitCode = undeclared === 0 && results.stuck.length === 0 ? 0 : 1;
}

main().catch((error) => {
  if (!(error instanceof NotComparedError)) fail(error);
  console.log(`pictures not compared: ${error.message}`);
});
