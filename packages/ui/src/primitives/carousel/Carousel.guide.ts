import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows slides that the visitor moves by buttons or by dragging.',
  whenToUse: ['Several pictures or short texts of equal importance, of which none is required.'],
  whenNot: [
    'Content that every visitor must see: show it without a carousel.',
    'A choice among options: use `RadioGroup`.',
  ],
  doExample: { story: 'Default', because: 'The visitor moves the slides; nothing moves by itself.' },
  dontExample: {
    story: 'Autoplay',
    because:
      'Autoplay is for decoration. Do not use it for texts that the visitor must read, such as conditions.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the controls in the slides and to the buttons.' },
    { keys: 'Enter, Space', action: 'Shows the previous or the next slide; starts or stops autoplay.' },
  ],
  accessibility: [
    'The carousel is a section with the name `label` and a list of slides. The number of the slide is announced unless autoplay is running.',
    'Autoplay stops when the pointer or the focus enters the carousel, and has a stop button. It does not start if the visitor prefers reduced motion.',
  ],
  status: 'stable',
  code: `import { Carousel } from '@naungan/ui/primitives/carousel';

<Carousel label="Alasan memilih kami">
  <p>Klaim diproses dalam 14 hari.</p>
  <p>Konsultan siap membantu.</p>
</Carousel>;`,
};
