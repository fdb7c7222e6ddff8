import '@fontsource-variable/plus-jakarta-sans';
import '../packages/ui/src/styles.css';
import './page.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { rootClass } from '../packages/ui/src/primitives/root-class.ts';
import { turnMotionOff } from './motion-off.ts';

// A part that loads when asked for may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

// Played by Vitest, not looked at.
if (import.meta.env.VITEST) turnMotionOff();

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    options: { storySort: { order: ['Primitives', 'Site', 'Plans', 'Orders', 'Payment', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Ponsel 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  beforeEach: () => {
    document.documentElement.lang = 'id';
    document.documentElement.classList.add(rootClass);
  },
};

export default preview;
