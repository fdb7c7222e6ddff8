import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a message within the page, with the icon and colour of its tone.',
  whenToUse: [
    'A message belongs to the content next to it, such as the reason why an order cannot continue.',
    'The result of an action that the visitor must read before the next step.',
  ],
  whenNot: [
    'The result needs no reading and disappears: use `toast`.',
    'The visitor must decide before anything else: use `ConfirmDialog`.',
    'Messages of form fields: use the `error` of the field and `ErrorSummary`.',
  ],
  doExample: { story: 'Warning', because: 'A warning states the next action and offers it as a button.' },
  dontExample: {
    story: 'Info',
    args: { tone: 'danger' },
    because: 'Information with the tone `danger` interrupts a screen reader and looks like a failure.',
  },
  keyboard: [{ keys: 'Tab', action: 'Moves to the button or link of `action`.' }],
  accessibility: [
    '`warning` and `danger` have the role `alert` and are announced immediately; the other tones have the role `status`.',
    'The icon and the title carry the meaning too, not the colour alone.',
    'Render the alert when the message appears. An alert that is part of the first page is not announced by all screen readers.',
  ],
  dataAttributes: [{ name: 'data-tone', values: 'the prop `tone`' }],
  status: 'stable',
  code: `import { Alert } from '@naungan/ui/primitives/alert';
import { Button } from '@naungan/ui/primitives/button';

<Alert
  tone="warning"
  title="Perhatian"
  action={<Button size="sm" variant="secondary">Lengkapi profil</Button>}
>
  Lengkapi profil Anda sebelum memesan.
</Alert>;`,
};
