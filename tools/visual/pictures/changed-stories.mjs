import { matchesGlob } from 'node:path';

/** The module with the settings of all stories. */
const PREVIEW = '.storybook/preview.tsx';

const pathOf = (id) => id.replace(/^\.\//, '').replace(/[?#].*$/, '');

/**
 * Returns the files, and all modules that import one of them, directly or not.
 * @param {{ id: string, reasons: { moduleName: string }[] }[]} modules each module with those that import it
 * @param {string[]} files
 * @param {string[]} untraced globs of modules whose importers do not count
 */
function withImporters(modules, files, untraced) {
  const importers = new Map();
  for (const { id, reasons } of modules) {
    const names = reasons.map(({ moduleName }) => pathOf(moduleName));
    importers.set(pathOf(id), [...(importers.get(pathOf(id)) ?? []), ...names]);
  }
  const found = new Set(files);
  for (const file of found) {
    if (untraced.some((glob) => matchesGlob(file, glob))) continue;
    for (const importer of importers.get(file) ?? []) found.add(importer);
  }
  return found;
}

/**
 * Returns the stories that a change of files can change: those that import one of the files, and all stories if the preview
 * imports it or one of the globs `externals` matches. Chromatic applies the same rule with the same lists.
 * @template {{ importPath: string }} Story
 * @param {{
 *   stories: Story[],
 *   modules: { id: string, reasons: { moduleName: string }[] }[],
 *   changedFiles: string[],
 *   externals: string[],
 *   untraced: string[],
 * }} change
 * @returns {Story[]}
 */
export function changedStories({ stories, modules, changedFiles, externals, untraced }) {
  const changedModules = withImporters(modules, changedFiles, untraced);
  const isExternal = (file) => externals.some((glob) => matchesGlob(file, glob));
  if (changedModules.has(PREVIEW) || changedFiles.some(isExternal)) return stories;
  return stories.filter(({ importPath }) => changedModules.has(pathOf(importPath)));
}

/**
 * Returns all stories if there are at most `limit`, and the first story of each file otherwise.
 * @template {{ importPath: string }} Story
 * @param {Story[]} stories
 * @param {number} limit
 * @returns {Story[]}
 */
export function storiesWithin(stories, limit) {
  if (stories.length <= limit) return stories;
  const files = new Set();
  return stories.filter(({ importPath }) => {
    const isFirst = !files.has(importPath);
    files.add(importPath);
    return isFirst;
  });
}
