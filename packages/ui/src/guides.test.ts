import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Guide } from '../../../.storybook/guide.ts';
import { STATES } from './conformance/states.ts';

const modules = import.meta.glob<{ guide: Guide }>('./**/*.guide.ts', { eager: true });
const guides = Object.entries(modules).map(([path, { guide }]) => ({ path, guide }));

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Returns the names that the code of a guide imports from this package, with the file that must export each. */
const importsOf = (code: string) =>
  [...code.matchAll(/import \{ ([^}]+) \} from '@naungan\/ui\/([^']+)'/g)].flatMap(([, names = '', folder]) =>
    names.split(',').map((name) => ({ name: name.trim(), file: `./${folder}/index.ts` })),
  );

describe.each(guides)('$path', ({ path, guide }) => {
  test('names stories of the component', () => {
    const stories = read(path.replace('.guide.ts', '.stories.tsx'));
    for (const { story } of [guide.doExample, guide.dontExample]) {
      expect(stories).toContain(`export const ${story}`);
    }
  });

  test('has code whose imports exist', () => {
    const imports = importsOf(guide.code);
    expect(imports).not.toHaveLength(0);
    for (const { name, file } of imports) {
      expect(existsSync(fileURLToPath(new URL(file, import.meta.url))), file).toBe(true);
      // The names of an index, without the names of its files.
      expect(read(file).replaceAll(/from '[^']+'/g, '')).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});

/** Attributes that mark an element for this package's code, and show no state. */
const MARKERS = new Set([
  'data-consultation',
  'data-drawing',
  'data-far',
  'data-field',
  'data-nu-theme',
  'data-paper',
]);

/** Returns the data attributes that the components of a folder set. */
function attributesSetIn(folder: string): string[] {
  const files = readdirSync(fileURLToPath(new URL(folder, import.meta.url)));
  const components = files.filter((file) => /^[A-Z]\w+\.tsx$/.test(file));
  const code = components.map((file) => read(`${folder}/${file}`)).join('\n');
  const names = [...code.matchAll(/\b(data-[a-z-]+)=/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !MARKERS.has(name));
}

const documentedIn = (folder: string) =>
  guides
    .filter(({ path }) => dirname(path) === folder)
    .flatMap(({ guide }) => guide.dataAttributes ?? [])
    .map(({ name }): string => name);

describe('data attributes of the guides', () => {
  test.each([...new Set(guides.map(({ path }) => dirname(path)))])('list each one set in %s', (folder) => {
    expect(documentedIn(folder)).toEqual(expect.arrayContaining(attributesSetIn(folder)));
  });

  test('exist: a component of the folder sets each, or inherits it, which a story tests', () => {
    for (const { path, guide } of guides) {
      const component = path.split('/').at(-1)?.replace('.guide.ts', '');
      const inherited = STATES.filter(({ name }) => name === component).map(({ attribute }) => attribute);
      const available = [...attributesSetIn(dirname(path)), ...inherited];
      for (const { name } of guide.dataAttributes ?? [])
        expect(available, `${path}: ${name}`).toContain(name);
    }
  });

  test('include each state that a story tests', () => {
    for (const { name, attribute } of STATES) {
      const folder = guides.map(({ path }) => path).find((path) => path.endsWith(`/${name}.guide.ts`));
      expect(documentedIn(dirname(folder ?? '')), name).toContain(attribute);
    }
  });
});

describe('the status of the guides', () => {
  test('the status of a guide is stable only if its code imports from the folder of the component', () => {
    for (const { path, guide } of guides) {
      if (guide.status === 'stable')
        expect(
          importsOf(guide.code).map(({ file }) => dirname(file)),
          path,
        ).toContain(dirname(path));
    }
  });
});
