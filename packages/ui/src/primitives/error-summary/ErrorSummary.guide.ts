import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Lists the messages of the invalid fields above a form, with links to the fields.',
  whenToUse: ['Every form with more than one field, after an attempt to submit.'],
  whenNot: [
    'A failure of the request: use `Alert`.',
    'A form with a single field: the message at the field is enough.',
  ],
  doExample: {
    story: 'Default',
    because: 'Each message is a link to its field and equals the message at the field.',
  },
  dontExample: {
    story: 'CustomTitle',
    args: { title: 'Error', errors: [{ fieldId: 'nama', message: 'Tidak valid' }] },
    because: 'Title and message do not say what to correct.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next message.' },
    { keys: 'Enter', action: 'Moves the focus to the field.' },
  ],
  accessibility: [
    'The summary takes the focus after each attempt: increase `attempt` with every submission.',
    'The order of the messages is the order of the fields.',
    '`fieldId` of an error is the id of the field; for a group, that of the first control.',
  ],
  status: 'stable',
  code: `import { ErrorSummary } from '@naungan/ui/primitives/error-summary';

<ErrorSummary errors={[{ fieldId: 'fullname', message: 'Nama lengkap wajib diisi' }]} attempt={attempt} />;`,
};
