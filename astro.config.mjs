import node from '@astrojs/node';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { SOURCE_CONDITIONS } from './scripts/source-conditions.mjs';
import { brandStyles } from './src/lib/brand/brand-styles.mjs';
import { builtWith } from './src/lib/built-with.mjs';
import { consultantSettings } from './src/lib/consultant-settings.mjs';
import { consultationEntry } from './src/lib/consultation-entry.mjs';
import { inlineHashes } from './src/lib/inline-scripts.mjs';
import { precompress } from './src/lib/precompress.mjs';
import { fewScriptFiles } from './src/lib/scripts/few-script-files.mjs';
import { sitemapOfPages } from './src/lib/seo/sitemap.mjs';

const conditions = { resolve: { conditions: SOURCE_CONDITIONS } };
const withoutBrowser = { resolve: { conditions: SOURCE_CONDITIONS.filter((name) => name !== 'browser') } };

/** What the islands' sources need besides. */
const ofSources = () => [consultantSettings(), consultationEntry()];

/** The development server injects scripts and styles of its own, which no policy can know. */
const building = process.argv.includes('build');

/** Pages are prerendered unless they say otherwise; the Node handler is mounted in the reference server. */
export default defineConfig({
  site: process.env.PUBLIC_URL ?? 'http://localhost:4321',
  output: 'static',
  trailingSlash: 'ignore',
  redirects: { '/products/kendaraan-bermotor': '/products/kendaraan' },
  build: { format: 'directory', inlineStylesheets: 'never' },
  prefetch: false,
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  // No page needs a picture made on demand, and anybody could ask for any number of them.
  image: {
    service: passthroughImageService(),
    endpoint: { route: '/_image', entrypoint: './src/lib/no-image-endpoint.ts' },
  },
  integrations: [react(), sitemapOfPages(), precompress(), builtWith()],
  session: false,
  security: building
    ? {
        csp: {
          directives: [
            "default-src 'self'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "font-src 'self'",
            "object-src 'none'",
            "base-uri 'self'",
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
      ...ofSources(),
      fewScriptFiles({ ...conditions, plugins: ofSources }),
    ],
    environments: { client: conditions, ssr: withoutBrowser, prerender: withoutBrowser },
    ssr: { noExternal: [/^@naungan\//] },
    build: { assetsInlineLimit: 0 },
  },
});
