import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "The member's data in three tabs with one submit button.",
  whenToUse: ['The profile page, and the page on which an order requires a complete profile.'],
  whenNot: ['Data of another insured person: the order wizard asks for them.'],
  doExample: { story: 'OrderWaiting', because: 'The form names the order that continues after it.' },
  dontExample: {
    story: 'EmptyProfile',
    because: 'Do not require data that no order needs. Empty optional fields are accepted.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, into its fields, then to the submit button.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'On the tabs: selects another tab.' },
    { keys: 'Enter', action: 'Submits the form from a field.' },
  ],
  accessibility: [
    'A failed submission opens the first tab with an error and moves the focus to the summary.',
    'The tabs keep their input while another tab is open.',
    'Every field has its `autocomplete` value.',
  ],
  status: 'stable',
  code: `import { ProfileForm } from '@naungan/ui/account/profile-form';

<ProfileForm member={member} loadBanks={loadBanks} loadRegions={loadRegions} onSubmit={saveProfile} onSaved={goBack} />;`,
};
