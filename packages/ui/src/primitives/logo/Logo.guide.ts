import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the mark and the name of the brand.',
  whenToUse: ['The header and footer of a page, and certificates.'],
  whenNot: ['The logo of an insurer: use `InsurerLogo`.'],
  doExample: {
    story: 'Default',
    because: 'Mark and name come from the configuration of the site, so a second brand needs no code.',
  },
  dontExample: {
    story: 'OnDark',
    args: { tone: 'brand' },
    because: 'On a dark background the colours of the brand have too little contrast. Use `tone="light"`.',
  },
  keyboard: [],
  accessibility: [
    'With `markOnly`, the name is the text alternative of the mark.',
    "If the logo is a link, name its target: 'Beranda Naungan'.",
  ],
  status: 'stable',
  code: `import { Logo } from '@naungan/ui/primitives/logo';

<Logo name={site.name} mark={site.mark} />;`,
};
