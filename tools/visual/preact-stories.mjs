import { fileURLToPath } from 'node:url';
import { PREACT_ALIASES } from '../site-build/integrations/preact/preact.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Replaces React by Preact in the stories, and `act` and `hydrateRoot`, which the site does not call. */
export const PREACT_STORY_ALIASES = [
  // The first alias that matches applies.
  { find: /^react-dom\/client$/, replacement: here('./preact-roots.mjs') },
  { find: /^react-dom\/test-utils$/, replacement: here('./preact-act.mjs') },
  ...PREACT_ALIASES,
];

/** Options of Vite for stories that run on Preact. */
export const PREACT_OPTIONS = {
  // A folder keeps the bundled dependencies of one renderer.
  cacheDir: here('../../node_modules/.cache/stories-preact'),
  optimizeDeps: {
    // The bundle of Storybook contains files of the integration, whose changes Vite does not notice.
    force: true,
    include: ['preact', 'preact/compat', 'preact/compat/jsx-runtime', 'preact/compat/server', 'preact/hooks'],
  },
};
