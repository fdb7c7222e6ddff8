import { expect, test } from 'vitest';
import { changedStories, storiesWithin } from './changed-stories.mjs';

const BUTTON = './ui/Button.stories.tsx';
const ORDER = './ui/Order.stories.tsx';
const stories = [BUTTON, ORDER].map((importPath) => ({ importPath }));

/** Each module with the modules that import it. */
const IMPORTERS = {
  './.storybook/preview.tsx': [],
  './.storybook/load-lines.ts': ['./.storybook/preview.tsx'],
  './ui/root-class.ts': ['./.storybook/preview.tsx'],
  './ui/lines.ts': ['./.storybook/load-lines.ts', './ui/Order.tsx'],
  './ui/year-field.ts': ['./ui/lines.ts'],
  './ui/Button.tsx': [BUTTON, './ui/Order.tsx'],
  './ui/Order.tsx': [ORDER],
  './ui/rules.html?raw': ['./ui/Order.tsx'],
};
const modules = Object.entries(IMPORTERS).map(([id, importers]) => ({
  id,
  reasons: importers.map((moduleName) => ({ moduleName })),
}));

test.each([
  ['a file that no story imports', 'server/app.ts', []],
  ['a file of stories', 'ui/Button.stories.tsx', [BUTTON]],
  ['a component that two files of stories import', 'ui/Button.tsx', [BUTTON, ORDER]],
  ['a line, which the preview loads untraced', 'ui/year-field.ts', [ORDER]],
  ['a file that is imported with a query', 'ui/rules.html', [ORDER]],
  ['a module of the preview', 'ui/root-class.ts', [BUTTON, ORDER]],
  ['a stylesheet', 'packages/ui/src/tokens.css', [BUTTON, ORDER]],
])('the stories changed by %s are those that show it', (_name, file, expected) => {
  const changed = changedStories({
    stories,
    modules,
    changedFiles: [file],
    externals: ['packages/**/*.css'],
    untraced: ['.storybook/load-lines.ts'],
  });
  expect(changed.map(({ importPath }) => importPath)).toEqual(expected);
});

test('a selection within a limit has the first story of each file', () => {
  const list = ['./a', './a', './b', './b'].map((importPath, index) => ({ importPath, index }));
  expect(storiesWithin(list, 4)).toEqual(list);
  expect(storiesWithin(list, 3).map(({ index }) => index)).toEqual([0, 2]);
});
