import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The form of a new claim for a policy, with its documents.',
  whenToUse: ['A member or an heir reports a loss.'],
  whenNot: ['The progress of a claim: use `ClaimPage`.', 'The search for the policy: use `PolicyLookup`.'],
  doExample: { story: 'Event', because: 'The form asks only what this kind of event needs.' },
  dontExample: {
    story: 'UncoveredCause',
    because: 'Do not hide that a cause is not covered until the claim is sent. The form states it at once.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields and buttons.' },
    { keys: 'Enter, Space', action: 'Presses a button, opens a calendar or chooses a file.' },
    { keys: 'Arrow keys', action: 'Choose an option in a group.' },
  ],
  accessibility: [
    'At each step the title takes the focus; after a failed attempt the summary does.',
    'Uploads announce progress and failures; the form can be continued while files are sent.',
    'The draft is stored after every change, so a member loses nothing when the session expires.',
  ],
  status: 'stable',
  code: `import { ClaimFormPage } from '@naungan/ui/claims/claim-form';

<ClaimFormPage load={loadPolicy} onDraftChange={saveDraft} watchDraft={watchDraft} {...claimCalls} />;`,
};
