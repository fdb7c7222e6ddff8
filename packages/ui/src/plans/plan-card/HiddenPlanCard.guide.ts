import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Explains why plans are hidden and the two ways to see them.',
  whenToUse: ['Only on the first hidden plan of a list.'],
  whenNot: ['Plans that can be shown.'],
  doExample: { story: 'WithPrompt', because: 'Both ways are offered: contact details, or the login.' },
  dontExample: {
    story: 'WithoutPrompt',
    because: 'Do not repeat the prompt on every hidden card: it would be read again and again.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the button and the link.' },
    { keys: 'Enter, Space', action: 'Opens the guest form.' },
  ],
  accessibility: [
    'Hidden cards contain no data that a screen reader would read.',
    'A rejected attempt is stated in the prompt.',
  ],
  status: 'stable',
  code: `import { UnlockPrompt } from '@naungan/ui/plans/plan-card';

<UnlockPrompt loginHref={loginHref} detailsInvalid={false} pending={isLoading} onUnlock={openGuestForm} />;`,
};
