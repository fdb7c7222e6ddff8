import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A button that opens the dialog in which an heir requests the link of a claim again.',
  whenToUse: ['Pages that an heir opens with an invalid or lost link.'],
  whenNot: ['A member: claims are in the account.'],
  doExample: {
    story: 'Requested',
    because: 'The answer is the same for a known and an unknown claim, so that it discloses nothing.',
  },
  dontExample: {
    story: 'Refused',
    because: 'Do not show a refusal as an empty dialog. The message states the reason.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button; in the dialog, among the fields.' },
    { keys: 'Enter, Space', action: 'Opens the dialog; submits the request.' },
    { keys: 'Escape', action: 'Closes the dialog; the focus returns to the button.' },
  ],
  accessibility: ['The dialog loads on the first click; meanwhile the button is `aria-busy`.'],
  status: 'internal',
  code: `import { ClaimPage } from '@naungan/ui/claims/claim-progress';

<ClaimPage {...claimProps} isForHeir requestLink={requestLink} />;`,
};
