import { expect, test } from 'vitest';
import { addUseClient, removeCitations } from './text.mjs';

test('removeCitations removes citations from a comment', () => {
  expect(removeCitations('/** The fee [2 §5], rounded [Q14]. */')).toBe('/** The fee, rounded. */');
});

test('removeCitations removes a citation on the next line of a comment', () => {
  expect(removeCitations('/**\n * The fee\n * [2 §5].\n */')).toBe('/**\n * The fee.\n */');
});

test('removeCitations removes a citation with a line break after the number of the document', () => {
  // The sign is escaped, because the check of citations reads this file and rejects this form.
  expect(removeCitations('/**\n * The fee [2\n * \u00a75].\n */')).toBe('/**\n * The fee.\n */');
});

test('removeCitations does not remove brackets that are no citation', () => {
  expect(removeCitations('const first = list[2]; // [see above]')).toBe(
    'const first = list[2]; // [see above]',
  );
});

test.each(['import { useState } from "react";', 'import { use, useId } from "react";'])(
  "addUseClient adds 'use client' to a module with %s",
  (code) => {
    expect(addUseClient(code)).toBe(`'use client';\n${code}`);
  },
);

test.each(['import { use } from "react";', 'import { atom } from "nanostores";'])(
  'addUseClient does not change a module with %s, which server components can call',
  (code) => {
    expect(addUseClient(code)).toBe(code);
  },
);
