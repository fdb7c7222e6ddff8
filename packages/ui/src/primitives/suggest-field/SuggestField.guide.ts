import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A text field with suggestions that the parent component finds.',
  whenToUse: [
    'A text that may or may not be in a list, such as the description of a vehicle.',
    'Pages whose scripts must be small.',
  ],
  whenNot: ['The value must be an option: use `Combobox`.'],
  doExample: {
    story: 'ChosenWithArrowKeys',
    because: 'The status below the field says how many suggestions match.',
  },
  dontExample: {
    story: 'ComposedWithInputMethod',
    because: 'Do not search while an input method composes a word; the field waits for its end.',
  },
  keyboard: [
    { keys: 'Arrow down, Arrow up', action: 'Move to the next or previous suggestion.' },
    { keys: 'Page up, Page down', action: 'Move by several suggestions.' },
    { keys: 'Home, End', action: 'Move to the first or last suggestion.' },
    { keys: 'Enter', action: 'Chooses the marked suggestion; without one, calls `onEnter`.' },
    { keys: 'Escape', action: 'Closes the list.' },
    { keys: 'Tab', action: 'Leaves the field; the text stays.' },
  ],
  accessibility: [
    'The input has the role `combobox`; the marked suggestion is announced.',
    '`status` is announced. Change it at most once per search.',
  ],
  dataAttributes: [
    { name: 'data-invalid', values: 'present with an error' },
    { name: 'data-disabled', values: 'present if disabled' },
  ],
  status: 'stable',
  code: `import { SuggestField } from '@naungan/ui/primitives/suggest-field';

<SuggestField
  label="Kendaraan"
  text={text}
  onTextChange={setText}
  suggestions={suggestions}
  listLabel="Model yang cocok"
  open={isOpen}
  onOpenChange={setOpen}
  onChoose={choose}
/>;`,
};
