import type { Guide } from '../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The storefront as a custom element in a shadow root, for pages without React.',
  whenToUse: ['A page without a bundler, or with a theme that styles all elements.'],
  whenNot: ['A page that is made with React: use `Storefront`.'],
  doExample: { story: 'Default', because: 'A script and one element are the whole integration.' },
  dontExample: {
    story: 'InvalidAttributes',
    because: 'Do not guess attribute values. The element states in the page which attribute is wrong.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves into the element and among its controls.' },
    { keys: 'Enter, Space', action: 'Presses the focused button or opens a link.' },
    { keys: 'Escape', action: 'Closes an open dialog.' },
  ],
  accessibility: [
    'The shadow root keeps ids and labels together, so they do not conflict with the page.',
    "Set `heading-level` to the level below the heading of the host's section. Default: 2.",
  ],
  status: 'stable',
  code: `<script type="module" src="/tag/naungan.js"></script>

<naungan-plans api="https://broker.example" partner="toko-maju" line="kesehatan"></naungan-plans>`,
};
