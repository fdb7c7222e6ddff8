import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of content that failed to load, with a button to try again.',
  whenToUse: ['A request failed and can be repeated.'],
  whenNot: [
    'The content does not exist: use `EmptyState` with a link.',
    'The input was rejected: use `ErrorSummary` or `Alert`.',
  ],
  doExample: {
    story: 'Offline',
    because: 'The drawing and the text state the cause that the visitor can remove.',
  },
  dontExample: {
    story: 'CustomText',
    args: { title: 'Error 500' },
    because: 'A code is no help. State the next action.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Repeats the request; ignored while it is running.' },
  ],
  accessibility: [
    'The text has the role `alert`, so it is announced when it replaces the content.',
    'While `pending`, the button keeps the focus.',
  ],
  status: 'stable',
  code: `import { FailedState } from '@naungan/ui/primitives/failed-state';

<FailedState onRetry={retry} pending={isRetrying} offline={!navigator.onLine} />;`,
};
