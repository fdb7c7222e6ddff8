import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'States that a typed search text was not completely understood, and what to do.',
  whenToUse: ['A search form that reads a text.'],
  whenNot: ['A text that was understood completely.'],
  doExample: { story: 'UnusedParts', because: 'The note names the parts that fill in no field.' },
  dontExample: { story: 'LongText', because: 'Do not repeat a long text in full. The note shortens it.' },
  keyboard: [
    { keys: 'Tab', action: 'Moves to a link of the note.' },
    { keys: 'Enter', action: 'Opens the page of the other line.' },
  ],
  accessibility: [
    'The note is announced politely when it appears.',
    'It does not move the focus from the field.',
  ],
  status: 'stable',
  code: `import { TypedTextNote } from '@naungan/ui/plans/typed-text-note';

<TypedTextNote text="avanza 2019 mulus" line="kendaraan" unused="mulus" />;`,
};
