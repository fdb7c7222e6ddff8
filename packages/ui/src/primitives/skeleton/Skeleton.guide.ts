import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A placeholder with the size of the content that is loading.',
  whenToUse: ['A page or list whose layout is known before its content.'],
  whenNot: [
    'A running action: use `pending` of `Button`.',
    'Content of unknown size, or a wait of less than a second: use `Spinner` or nothing.',
  ],
  doExample: {
    story: 'CardShape',
    because: 'The placeholder has the size of the content, so nothing shifts.',
  },
  dontExample: {
    story: 'Block',
    args: { className: 'nu:h-4 nu:w-16' },
    because: 'A placeholder that is smaller than the content shifts the page when the content arrives.',
  },
  keyboard: [],
  accessibility: [
    'Skeletons are hidden from screen readers. Set `aria-busy` on the region, as `AsyncContent` does.',
    'The animation stops if the visitor prefers reduced motion.',
  ],
  status: 'stable',
  code: `import { Skeleton } from '@naungan/ui/primitives/skeleton';

<div aria-busy="true">
  <Skeleton lines={3} />
</div>;`,
};
