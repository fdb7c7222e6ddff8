import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A square button of 44 px around an icon.',
  whenToUse: ['A frequent action with a known icon and little space, such as closing or removing.'],
  whenNot: [
    'The meaning of the icon is not known to everyone: use `Button` with a text.',
    'The main action of a view: use `Button`.',
  ],
  doExample: { story: 'Default', because: '`label` names the action for screen readers.' },
  dontExample: {
    story: 'Disabled',
    args: { label: 'Ikon' },
    because: 'The name must be the action, not the picture.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Starts the action.' },
  ],
  accessibility: [
    '`label` is the accessible name; the icon is skipped.',
    'The target is 44 px wide and high.',
  ],
  status: 'stable',
  code: `import { IconButton } from '@naungan/ui/primitives/icon-button';
import { X } from 'lucide-react';

<IconButton label="Hapus dari perbandingan" onClick={remove}>
  <X size={20} />
</IconButton>;`,
};
