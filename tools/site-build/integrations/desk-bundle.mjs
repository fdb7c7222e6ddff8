import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { FAST_BUNDLING } from '../../script-files/few-script-files.mjs';
import { SOURCE_CONDITIONS } from '../source-conditions.mjs';
import { brandStyles } from './brand-styles.mjs';
import { deskStyles } from './desk-styles.mjs';
import { PREACT_ALIASES } from './preact/preact.mjs';

const ENTRY = fileURLToPath(new URL('../../../packages/desk/src/start.tsx', import.meta.url));
/** Folder of the desk's files. `src/layouts/DeskLayout.astro` loads `desk.js` and `desk.css` of this folder. */
const FOLDER = '_desk/';

/** Builds the desk into a folder of the site. */
async function buildDesk(clientFolder) {
  await build({
    configFile: false,
    logLevel: 'error',
    base: `/${FOLDER}`,
    plugins: [deskStyles(), brandStyles(), tailwindcss()],
    resolve: { conditions: SOURCE_CONDITIONS, alias: PREACT_ALIASES },
    build: {
      outDir: fileURLToPath(new URL(FOLDER, clientFolder)),
      emptyOutDir: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      reportCompressedSize: false,
      rolldownOptions: {
        ...FAST_BUNDLING,
        input: ENTRY,
        output: {
          // One file for the modules that four or more chunks share: otherwise each new screen splits them further, and the first
          // list loads more files than its budget allows.
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] },
          entryFileNames: 'desk.js',
          chunkFileNames: '[hash].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'desk.css' : '[hash][extname]',
        },
      },
    },
  });
}

/**
 * Builds the desk (`packages/desk`) separately from the pages. In a common build, modules that the desk shares with pages
 * would be split differently, and the pages would load more bytes.
 * @returns {import('astro').AstroIntegration}
 */
export function deskBundle() {
  let clientFolder;
  let deskBuild;
  return {
    name: 'desk-bundle',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        // The development server has one stylesheet, and serves the source of the desk under the address of the bundle.
        updateConfig({ vite: { plugins: [deskStyles(), serveDeskSource()] } });
      },
      'astro:config:done': ({ config }) => {
        clientFolder = config.build.client;
      },
      // Runs after the bundling of the pages. While Astro renders the pages, a core is free.
      'astro:build:ssr': () => {
        deskBuild = buildDesk(clientFolder);
        // `astro:build:done` awaits the same promise, and reports a failure.
        deskBuild.catch(() => {});
      },
      'astro:build:done': () => deskBuild,
    },
  };
}

/** Serves `packages/desk/src/start.tsx` as `desk.js`, which imports the styles. */
const serveDeskSource = () => ({
  name: 'desk-source',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url === `/${FOLDER}desk.css`) {
        response.setHeader('content-type', 'text/css');
        response.end('');
        return;
      }
      if (request.url === `/${FOLDER}desk.js`) request.url = '/packages/desk/src/start.tsx';
      next();
    });
  },
});
