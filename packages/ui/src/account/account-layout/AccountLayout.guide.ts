import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'The layout of all pages of the account: the navigation is next to the content, or above it in a narrow column.',
  whenToUse: ['Every page of the account area: purchases, policies, claims, profile.'],
  whenNot: ['Pages that a visitor reads without an account.'],
  doExample: { story: 'Default', because: 'The current section is marked in the navigation.' },
  dontExample: {
    story: 'Phone',
    args: { hasHeading: true },
    because: 'Do not set `hasHeading` if the content has no heading: the page would then have none.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links of the navigation, then into the content.' },
    { keys: 'Enter', action: 'Opens the section.' },
  ],
  accessibility: [
    'The navigation is a `<nav>` with a name; the current section has `aria-current`.',
    "Exactly one heading of level 1: of the content (`hasHeading`), or 'Akun Saya'.",
  ],
  status: 'stable',
  code: `import { AccountLayout } from '@naungan/ui/account/account-layout';

<AccountLayout current="policies" hasHeading>
  <PolicyList {...policies} />
</AccountLayout>;`,
};
