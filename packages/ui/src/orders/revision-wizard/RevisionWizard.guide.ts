import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The steps that the insurer requests to change in an order.',
  whenToUse: ['An order that the insurer has sent back.'],
  whenNot: ['A new order: use `OrderWizard`.'],
  doExample: {
    story: 'OnlyAttachments',
    because: "Only the requested steps are shown, with the insurer's feedback above them.",
  },
  dontExample: {
    story: 'NothingToRevise',
    because: 'Do not show an empty wizard. The page says that nothing is open.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields and buttons of the step.' },
    { keys: 'Enter', action: 'Continues, from a field.' },
    { keys: 'Arrow keys', action: 'Choose an option.' },
  ],
  accessibility: [
    'At a new step the title takes the focus; after a failed attempt the summary does.',
    'A change elsewhere while the page is open is announced.',
  ],
  status: 'stable',
  code: `import { RevisionPage } from '@naungan/ui/orders/revision-wizard';

<RevisionPage line="kesehatan" load={loadRevision} {...formProps} />;`,
};
