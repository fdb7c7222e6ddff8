import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Finds a policy by its exact number and product, for a claim on it.',
  whenToUse: ['The start of a claim, also for a visitor without an account.'],
  whenNot: ['A member who opens a policy in the account: link to the claim directly.'],
  doExample: { story: 'FoundByVisitor', because: 'Everyone except the policyholder sees a masked name.' },
  dontExample: {
    story: 'NotFound',
    because: "Do not suggest similar numbers: they are other people's policies.",
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the fields and buttons.' },
    { keys: 'Enter', action: 'Searches.' },
    { keys: 'Arrow keys', action: 'Choose a product.' },
  ],
  accessibility: [
    'The reason why no policy is shown takes the focus after each failed attempt.',
    'The found policy is a region with a heading.',
  ],
  status: 'stable',
  code: `import { PolicyLookup } from '@naungan/ui/claims/policy-lookup';

<PolicyLookup lookUp={lookUpPolicy} signedIn={false} requestLink={requestLink} />;`,
};
