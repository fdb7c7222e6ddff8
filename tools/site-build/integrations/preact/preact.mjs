import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

/** Part of the id of the renderer's browser module, which every hydrated page loads. */
export const RENDERER_PATH = '/integrations/preact/client.mjs';

/** Replaces React by Preact in the site's build. The packages import React, which other hosts provide. */
export const PREACT_ALIASES = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: here('./roots.mjs') },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/compat/jsx-runtime' },
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: here('./external-store.mjs') },
];

/**
 * Packages that import React. The server's code contains them, because Node would give an external package the real
 * React, whose hooks fail inside a tree of Preact.
 */
export const REACT_PACKAGES = [
  /^@base-ui\//,
  /^@floating-ui\/react/,
  /^@hookform\//,
  /^@nanostores\/react$/,
  /^embla-carousel/,
  'lucide-react',
  'qrcode.react',
  'react-day-picker',
  'react-hook-form',
  /^use-sync-external-store/,
];

/**
 * Renders islands with Preact, on the server and in the browser.
 * @returns {import('astro').AstroIntegration}
 */
export function preact() {
  return {
    name: 'preact',
    hooks: {
      'astro:config:setup': ({ addRenderer }) => {
        addRenderer({
          name: 'preact',
          clientEntrypoint: here('./client.mjs'),
          serverEntrypoint: here('./server.mjs'),
        });
      },
    },
  };
}
