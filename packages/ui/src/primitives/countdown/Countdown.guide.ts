import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the remaining hours, minutes and seconds until a deadline.',
  whenToUse: ['A deadline within a day on which the visitor can act, such as a payment.'],
  whenNot: [
    'A deadline that is days away: show the date.',
    'A deadline without date and time next to it: a countdown alone does not say when it ends.',
  ],
  doExample: { story: 'Running', because: 'The digits have equal width, so the text does not move.' },
  dontExample: { story: 'MoreThanADay', because: 'More than a day needs no seconds. Show the date instead.' },
  keyboard: [],
  accessibility: [
    'The role `timer` is not announced every second. Display the exact deadline next to the countdown.',
    'Each tick reads the clock, so the time is correct after the device was asleep.',
  ],
  dataAttributes: [{ name: 'data-state', values: '`running` or `expired`' }],
  status: 'stable',
  code: `import { Countdown } from '@naungan/ui/primitives/countdown';

<Countdown end={invoice.dueDate} onExpire={reload} />;`,
};
