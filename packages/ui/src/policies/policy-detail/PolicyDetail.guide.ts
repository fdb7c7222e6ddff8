import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The page of a policy: its cover, documents, delivery and claims.',
  whenToUse: ['One policy of a member.'],
  whenNot: ['All policies: use `PolicyList`.'],
  doExample: { story: 'Active', because: 'The period of the cover and the documents come first.' },
  dontExample: {
    story: 'Ended',
    because:
      'Do not offer a claim for an ended policy without its reason. The page states what is still possible.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links and buttons.' },
    { keys: 'Enter, Space', action: 'Opens a document, a link or a dialog.' },
  ],
  accessibility: [
    'A certificate that is issued while the page is open appears and is announced.',
    'The status is a word.',
  ],
  status: 'stable',
  code: `import { PolicyPage } from '@naungan/ui/policies/policy-detail';

<PolicyPage load={loadPolicy} {...fileProps} />;`,
};
