import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A field for a yes or no that the visitor chooses, with a label.',
  whenToUse: [
    'A consent, or one option that can be on or off.',
    'Several options of which any number can be chosen.',
  ],
  whenNot: [
    'One of several options: use `RadioGroup` or `Select`.',
    'An action with an immediate effect, such as opening a dialog: use `Button`.',
  ],
  doExample: {
    story: 'WithHint',
    because: 'The label states what a tick means; the hint explains the result.',
  },
  dontExample: {
    story: 'Default',
    args: { label: 'Saya tidak ingin tidak menerima kabar' },
    because: 'A double negation hides what a tick means.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the checkbox, and to links in the label.' },
    { keys: 'Space', action: 'Changes the state.' },
  ],
  accessibility: [
    'A native checkbox. Hint and error are connected with `aria-describedby`, an error also sets `aria-invalid`.',
    'A click on the label changes the state; the area is at least 44 px high.',
    'Never tick a consent in advance.',
  ],
  dataAttributes: [{ name: 'data-invalid', values: 'present with an error' }],
  status: 'stable',
  code: `import { Checkbox } from '@naungan/ui/primitives/checkbox';

<Checkbox
  label="Saya menyetujui syarat dan ketentuan"
  checked={isAccepted}
  onCheckedChange={setAccepted}
  error={error}
/>;`,
};
