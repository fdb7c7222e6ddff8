import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Guide } from '../../../.storybook/guide.ts';

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
      expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
