import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "Lists the member's unsent forms, with the way to continue or delete each.",
  whenToUse: ['Above a list of orders or claims.'],
  whenNot: ['A note within the form: use `DraftNote`.'],
  doExample: { story: 'Default', because: 'Each draft names its form, its last change and when it expires.' },
  dontExample: {
    story: 'Deleted',
    because: 'Do not delete a draft without a confirmation. Its files are deleted too.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links and buttons.' },
    { keys: 'Enter, Space', action: 'Continues the form; opens the confirmation.' },
    { keys: 'Escape', action: 'Closes the confirmation.' },
  ],
  accessibility: [
    'Each button names its draft.',
    'After a deletion, the focus moves to the title of the list.',
  ],
  status: 'stable',
  code: `import { DraftList } from '@naungan/ui/records/draft-list';

<DraftList drafts={drafts} onDelete={deleteDraft} />;`,
};
