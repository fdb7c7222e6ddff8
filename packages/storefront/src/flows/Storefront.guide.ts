import type { Guide } from '../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    "A whole storefront inside a host page: from a line's plans to the paid policy, with login and account.",
  whenToUse: ["A partner's page that is made with React and has one line of products."],
  whenNot: [
    'A page without a bundler: use the tag `<naungan-plans>`.',
    'A site with a router: use the single flows of `@naungan/storefront/flows`.',
  ],
  doExample: {
    story: 'FromListToOrder',
    because: 'The host adds one element; pages are stored in its history entries.',
  },
  dontExample: {
    story: 'WithoutSearch',
    because: 'Do not omit `search` if the host already knows it. The visitor would type it again.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the controls of the displayed page.' },
    { keys: 'Enter, Space', action: 'Presses the focused button or opens a link.' },
    { keys: 'Escape', action: 'Closes an open dialog.' },
  ],
  accessibility: [
    'Each new page takes the focus at its heading and is announced.',
    "Set `headingLevel` to the level below the heading of the host's section.",
    'Dialogs are mounted at the end of the page; set `portalContainer` if the host needs another place.',
  ],
  status: 'stable',
  code: `import { Storefront } from '@naungan/storefront';

<Storefront api="https://broker.example" partner="toko-maju" line="kesehatan" search={{ dob: '1990-05-17' }} onOrdered={trackOrder} />;`,
};
