import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose:
    'Tells all components below where dialogs are mounted, and which headings and texts the host page has.',
  whenToUse: [
    'The whole storefront is inside a page of another site.',
    'Dialogs must be mounted inside a shadow root or a container with the styles.',
  ],
  whenNot: ['A page that consists of these components only: the defaults are correct.'],
  doExample: {
    story: 'InPartnerSite',
    because: 'One provider at the root gives all components the same settings.',
  },
  dontExample: {
    story: 'InPartnerSite',
    because:
      'Do not nest a provider around single components: their dialogs and headings would differ from the rest.',
  },
  keyboard: [],
  accessibility: [
    '`headingLevel` is the level of the headings of the components, so that the outline of the host page has no gaps.',
    'Dialogs are mounted in `portalContainer`; it must not be inside an element with `aria-hidden`.',
  ],
  status: 'stable',
  code: `import { HostProvider } from '@naungan/ui/primitives/host';

<HostProvider headingLevel={2}>
  <PlanPage />
</HostProvider>;`,
};
