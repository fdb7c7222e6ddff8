import '@fontsource-variable/plus-jakarta-sans';
import '../packages/ui/src/styles.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';

// A part that loads when asked for may take its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
/** What fades or moves for a moment; a skeleton pulses for ever and is left out. */
const passing = () =>
  document.getAnimations().filter(({ playState, timeline, effect }) => {
    const ends = timeline === document.timeline && effect?.getTiming().iterations !== Infinity;
    return ends && playState === 'running';
  });

/** Axe sees a screen at rest: a colour in the middle of a transition has a contrast that nobody designed. */
async function comeToRest() {
  await nextFrame();
  await nextFrame();
  for (let moving = passing(); moving.length > 0; moving = passing())
    await Promise.allSettled(moving.map(({ finished }) => finished));
}

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
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
  },
  // Runs before the add-on's own, which asks axe.
  afterEach: comeToRest,
};

export default preview;
