import node from '@astrojs/node';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { inlineHashes } from './src/components/inline/inline-scripts.mjs';
import { FAST_BUNDLING, fewScriptFiles } from './tools/script-files/few-script-files.mjs';
import { brandStyles } from './tools/site-build/integrations/brand-styles.mjs';
import { builtWith } from './tools/site-build/integrations/built-with.mjs';
import { clientTouch } from './tools/site-build/integrations/client-touch.mjs';
import { consultantSettings } from './tools/site-build/integrations/consultant-settings.mjs';
import { consultationEntry } from './tools/site-build/integrations/consultation-entry.mjs';
import { deskBundle } from './tools/site-build/integrations/desk-bundle.mjs';
import { flowIslands, flowIslandTypes } from './tools/site-build/integrations/flow-islands.mjs';
import { islandPreloads } from './tools/site-build/integrations/island-preloads.mjs';
import { PREACT_ALIASES, preact, REACT_PACKAGES } from './tools/site-build/integrations/preact/preact.mjs';
import { precompress } from './tools/site-build/integrations/precompress.mjs';
import { SCRIPT_LIMITS } from './tools/site-build/integrations/script-limits.mjs';
import { serverOnlyRules } from './tools/site-build/integrations/server-only-rules.mjs';
import { sitemapOfPages } from './tools/site-build/integrations/sitemap.mjs';
import { SOURCE_CONDITIONS } from './tools/site-build/source-conditions.mjs';

const clientConditions = { resolve: { conditions: SOURCE_CONDITIONS } };
const serverConditions = {
  resolve: {
    conditions: SOURCE_CONDITIONS.filter((name) => name !== 'browser'),
    noExternal: [/^@naungan\//, ...REACT_PACKAGES],
  },
};

/** Returns the plug-ins that build the sources of the islands. */
const sourcePlugins = () => [consultantSettings(), consultationEntry(), flowIslands(), serverOnlyRules()];

const preloads = islandPreloads();

/** Only the build has a content policy: the development server injects scripts and styles with unknown hashes. */
const isBuild = process.argv.includes('build');

/** Pages are prerendered, except pages with `prerender = false`, for which the reference server mounts the Node handler. */
export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'ignore',
  redirects: { '/products/kendaraan-bermotor': '/products/kendaraan' },
  // Renders up to four pages at a time: while another thread draws the preview picture of a page, the main thread
  // renders the next pages.
  build: { format: 'directory', inlineStylesheets: 'never', concurrency: 4 },
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  // Disables the image endpoint: no page needs images on demand, and any visitor could request an unlimited number.
  image: {
    service: passthroughImageService(),
    endpoint: { route: '/_image', entrypoint: './tools/site-build/integrations/no-image-endpoint.ts' },
  },
  integrations: [
    preact(),
    clientTouch(),
    flowIslandTypes(),
    sitemapOfPages(),
    preloads.integration,
    deskBundle(),
    precompress(),
    builtWith(),
  ],
  session: false,
  security: isBuild
    ? {
        csp: {
          directives: [
            "default-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "font-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
          ],
          scriptDirective: { resources: ["'self'"], hashes: inlineHashes },
        },
      }
    : {},
  vite: {
    plugins: [
      brandStyles(),
      tailwindcss(),
      ...sourcePlugins(),
      fewScriptFiles({
        ...SCRIPT_LIMITS,
        onFiles: preloads.addFiles,
        resolve: { ...clientConditions.resolve, alias: PREACT_ALIASES },
        plugins: sourcePlugins,
      }),
    ],
    environments: { client: clientConditions, ssr: serverConditions, prerender: serverConditions },
    resolve: { alias: PREACT_ALIASES },
    build: { assetsInlineLimit: 0, rolldownOptions: FAST_BUNDLING },
  },
});
