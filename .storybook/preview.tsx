import '@fontsource-variable/plus-jakarta-sans';
import '../packages/ui/src/styles.css';
import './page.css';
import './pages/pages.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { rootClass } from '../packages/ui/src/primitives/root-class.ts';
import { clearToasts } from '../packages/ui/src/primitives/toast/index.ts';
import { loadLines } from './load-lines.ts';
import { MODES } from './modes.ts';
import { turnMotionOff } from './motion-off.ts';
import { describeChildren, foldLongTypes } from './prop-types.ts';
import { keepDetailsOfFailures } from './reports.ts';
import { applyBrandAndTheme, toolbarItems } from './toolbar.ts';

// A component that loads on demand can need some seconds on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// Motion is off only in stories that Vitest runs and in pictures.
if (import.meta.env.VITEST_STORYBOOK || import.meta.env.STORYBOOK_PICTURES) turnMotionOff();
// tools/visual/pictures captures a story in all modes without showing it again.
if (import.meta.env.STORYBOOK_PICTURES) Object.assign(globalThis, { applyBrandAndTheme });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [foldLongTypes, describeChildren],
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // axe does not load stylesheets, because only an experimental rule, which is disabled, reads them.
      options: { resultTypes: ['violations'], preload: { assets: ['media'] } },
    },
    backgrounds: { disable: true },
    chromatic: { modes: MODES },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    docs: { toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Embedding',
          'Tokens',
          'Writing',
          'Patterns',
          'Flows',
          ['Plans', 'Plan', 'Compare', 'Order', 'Order, invoice, payment', 'Account', 'Policies', 'Claims'],
          'Storefront',
          'Storefront of vehicles',
          'Tag',
          'Primitives',
          'Fields',
          'Plans',
          'Orders',
          'Payment',
          'Policies',
          'Claims',
          'Account',
          'Records',
          'Site',
          'Desk',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Ponsel 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: toolbarItems,
  initialGlobals: { brand: 'naungan', theme: 'light', width: 'full' },
  decorators: [
    (Story, { globals: { width } }) => (
      <div
        className="nu:@container"
        style={width === 'full' ? undefined : { maxWidth: width, marginInline: 'auto' }}
      >
        <Story />
      </div>
    ),
  ],
  beforeAll: loadLines,
  beforeEach: ({ globals, reporting }) => {
    // The value is 'true' when Storybook runs the tests and shows the reports.
    if (import.meta.env.VITEST_STORYBOOK === 'false') keepDetailsOfFailures(reporting);
    document.documentElement.lang = 'id';
    document.documentElement.classList.add(rootClass);
    applyBrandAndTheme(globals);
    // Stories share one page, so a toast would stay visible in the next story.
    clearToasts();
  },
};

export default preview;
