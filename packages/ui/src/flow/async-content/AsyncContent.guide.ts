import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a skeleton, the loaded value, or a failure with a retry button.',
  whenToUse: ['A page or section whose content is loaded in the browser.'],
  whenNot: ['Content that the server has rendered.', 'An action such as saving: use the states of its form.'],
  doExample: {
    story: 'FailedTwiceThenLoaded',
    because: 'The visitor can repeat a failed request as often as needed.',
  },
  dontExample: {
    story: 'NotReloadedAfterServerError',
    because: 'Do not repeat failed requests automatically, except when the connection returns.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the retry button, or into the content.' },
    { keys: 'Enter, Space', action: 'Repeats the request.' },
  ],
  accessibility: [
    'While loading, the region has `aria-busy`. A failure is announced as an alert.',
    '`notFound` replaces the failure for status 404, because a retry would not help.',
  ],
  status: 'stable',
  code: `import { AsyncContent } from '@naungan/ui/flow/async-content';

<AsyncContent load={loadPolicy} loadKey={id} skeleton={<PolicySkeleton />} notFound={<PolicyNotFound />}>
  {(policy) => <PolicyFacts policy={policy} />}
</AsyncContent>;`,
};
