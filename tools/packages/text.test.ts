import { expect, test } from 'vitest';
import { withoutCitations } from './text.mjs';

test('withoutCitations removes citations from a comment', () => {
  expect(withoutCitations('/** The fee [2 §5], rounded [Q14]. */')).toBe('/** The fee, rounded. */');
});

test('withoutCitations removes a citation on the next line of a comment', () => {
  expect(withoutCitations('/**\n * The fee\n * [2 §5].\n */')).toBe('/**\n * The fee.\n */');
});

test('withoutCitations removes a citation with a line break after the number of the document', () => {
  expect(withoutCitations('/**\n * The fee [2\n * \u00a75].\n */')).toBe('/**\n * The fee.\n */');
});

test('withoutCitations does not remove brackets that are no citation', () => {
  expect(withoutCitations('const first = list[2]; // [see above]')).toBe(
    'const first = list[2]; // [see above]',
  );
});
