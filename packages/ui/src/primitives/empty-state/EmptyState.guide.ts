import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Takes the place of a list or a result that is empty.',
  whenToUse: ['A list without entries, or a search without results.'],
  whenNot: ['The list could not be loaded: use `FailedState`.', 'The list is still loading: use `Skeleton`.'],
  doExample: {
    story: 'WithAction',
    because: 'The title says what is missing, and the action says how to get it.',
  },
  dontExample: {
    story: 'TitleOnly',
    args: { title: 'Kosong' },
    because: 'The title does not say what is empty, and there is no next action.',
  },
  keyboard: [{ keys: 'Tab', action: 'Moves to the action.' }],
  accessibility: [
    'The illustration is decorative and hidden from screen readers.',
    'If the result of a search becomes empty, announce it: move the focus to the title, or use a live region.',
  ],
  status: 'stable',
  code: `import { EmptyState } from '@naungan/ui/primitives/empty-state';
import { ButtonLink } from '@naungan/ui/primitives/button';

<EmptyState title="Anda belum memiliki polis" action={<ButtonLink href="/products">Cari produk</ButtonLink>} />;`,
};
