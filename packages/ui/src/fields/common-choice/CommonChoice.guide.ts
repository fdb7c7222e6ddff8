import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "One question: the common answers are cards, all answers are in a select behind 'Lainnya'.",
  whenToUse: ['A long list of which a few answers are frequent, such as a city or an occupation.'],
  whenNot: ['Up to about seven answers: use `RadioGroup`.', 'No frequent answers: use `Combobox`.'],
  doExample: { story: 'Default', because: 'The frequent answers need one tap.' },
  dontExample: {
    story: 'ShortList',
    because: "Do not add a card 'Lainnya' to a short list: all options fit.",
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the chosen card, then to the select.' },
    { keys: 'Arrow keys', action: 'Choose the next or previous card or option.' },
    { keys: 'Space', action: 'Chooses the focused card.' },
  ],
  accessibility: [
    'The cards are native radios in a group with the question as its legend.',
    'The select appears directly after its card and has a label.',
  ],
  status: 'stable',
  code: `import { CommonChoice } from '@naungan/ui/fields/common-choice';

<CommonChoice id="kota" label="Kota" options={cities} commonValues={['jakarta', 'bandung']} value={city} onValueChange={setCity} placeholder="Pilih kota" />;`,
};
