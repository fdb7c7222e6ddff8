/** Checks that the stories that MDX pages of the Storybook catalogue show exist. */
import { basename, dirname, join } from 'node:path';

/** An import of stories, such as `import * as PlanCard from '../PlanCard.stories.tsx'`. */
const STORY_IMPORT = /import \* as (?<component>\w+) from '(?<path>[^']+\.stories\.tsx)'/g;
/** A story that a page shows, such as `of={PlanCard.Default}`. */
const STORY = /\bof=\{(?<component>\w+)\.(?<story>\w+)\}/g;

const hasExport = (source, name) => new RegExp(`\\bexport const ${name}\\b`).test(source);

/**
 * Returns a violation for each story that a page shows but that the imported story file does not export. Storybook cannot
 * render such a page, and neither the type check nor the build reports the fault.
 * @param {string} file path of the page from the root
 * @param {string} text the page
 * @param {(path: string) => string} read returns the text of a file by its path from the root
 * @returns {{ file: string, line: number, reason: string }[]}
 */
export function storyViolations(file, text, read) {
  const storyFiles = new Map(
    [...text.matchAll(STORY_IMPORT)].map(({ groups }) => [
      groups.component,
      join(dirname(file), groups.path),
    ]),
  );
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(STORY)].flatMap(({ groups: { component, story } }) => {
      const storyFile = storyFiles.get(component);
      if (storyFile === undefined || hasExport(read(storyFile), story)) return [];
      return [{ file, line: index + 1, reason: `${basename(storyFile)} has no story ${story}` }];
    }),
  );
}
