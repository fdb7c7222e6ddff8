import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A rotating arc for work of unknown duration.',
  whenToUse: ['A short wait inside a small area, such as a button or a frame.'],
  whenNot: [
    'Content whose layout is known: use `Skeleton`.',
    'An upload with known progress: `FileUpload` shows it.',
  ],
  doExample: { story: 'Default', because: 'The label says what the visitor waits for.' },
  dontExample: {
    story: 'Silent',
    because:
      'Without a label, screen readers do not know about the wait. Omit it only if the surrounding element is announced as busy.',
  },
  keyboard: [],
  accessibility: [
    '`label` is announced when the spinner appears.',
    'The arc does not rotate if the visitor prefers reduced motion.',
  ],
  status: 'stable',
  code: `import { Spinner } from '@naungan/ui/primitives/spinner';

<Spinner label="Memuat dokumen" />;`,
};
