import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The fields of the documents that a form requires, with their uploads.',
  whenToUse: ['The document step of an order, a revision or a claim.'],
  whenNot: ['One file without a list of required documents: use `FileUpload`.'],
  doExample: { story: 'Sent', because: 'Every document says whether it is sent.' },
  dontExample: {
    story: 'OneOfSeveralRejected',
    because: 'Do not reject the whole step because of one file. Only the rejected file must be replaced.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons of each document.' },
    { keys: 'Enter, Space', action: 'Chooses, replaces, removes or sends a file again.' },
  ],
  accessibility: [
    'Each document is a group with its name; progress and rejections are announced.',
    'Uploads continue while the visitor fills in the next step.',
    'The connection is checked: an offline note says that files are sent later.',
  ],
  status: 'stable',
  code: `import { AttachmentFields } from '@naungan/ui/fields/attachment';

<AttachmentFields specs={plan.attachments} files={files} onChange={changeFiles} errors={errors} uploads={uploads} />;`,
};
