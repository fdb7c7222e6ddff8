import { expect, test } from 'vitest';
import { type RevisionDraft, revisionProblems } from './revision-draft.ts';

const draft = (changes: Partial<RevisionDraft>): RevisionDraft => ({
  items: ['insured'],
  attachments: [],
  feedback: 'Nama tidak sesuai.',
  ...changes,
});

test.each<[string, Partial<RevisionDraft>, string[]]>([
  ['a complete draft', {}, []],
  ['no item', { items: [] }, ['items']],
  ['the item attachment without a document', { items: ['attachment'] }, ['attachments']],
  ['the item attachment with a document', { items: ['attachment'], attachments: ['ktp'] }, []],
  ['a document without the item attachment', { attachments: ['ktp'] }, []],
  ['no text', { feedback: '  ' }, ['feedback']],
])('the return of an order with %s has problems in the fields %j', (_description, changes, fields) => {
  expect(Object.keys(revisionProblems(draft(changes)))).toEqual(fields);
});
