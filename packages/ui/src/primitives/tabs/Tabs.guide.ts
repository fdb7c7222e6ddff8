import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows one of several views of the same content.',
  whenToUse: [
    'Records by type or status, of which one kind is read at a time.',
    'Parts of a long form with one submit button (`keepMounted`).',
  ],
  whenNot: ['Steps in a fixed order: use `Stepper`.', 'Content that the visitor compares: show it together.'],
  doExample: { story: 'Default', because: 'Short labels name the content of each tab.' },
  dontExample: {
    story: 'Pills',
    because: 'Do not use the variant `pills` as steps or as actions: it filters a list.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, then into the panel.' },
    { keys: 'Arrow left, Arrow right', action: 'Selects the previous or next tab.' },
    { keys: 'Home, End', action: 'Selects the first or last tab.' },
  ],
  accessibility: [
    'The roles `tablist`, `tab` and `tabpanel` connect tabs and panels; `label` names the list.',
    'The selected tab is marked by a line and a weight, not by colour alone.',
    'On a phone the list scrolls sideways and shows the selected tab.',
  ],
  dataAttributes: [{ name: 'data-active', values: 'present on the selected tab' }],
  status: 'stable',
  code: `import { Tabs } from '@naungan/ui/primitives/tabs';

<Tabs
  label="Polis"
  tabs={[
    { value: 'active', label: 'Aktif', content: <ActivePolicies /> },
    { value: 'ended', label: 'Berakhir', content: <EndedPolicies /> },
  ]}
/>;`,
};
