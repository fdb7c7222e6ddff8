import { writeFile } from 'node:fs/promises';
import { contentBase } from '../content-base.mjs';
import { contentCall } from '../content-call.mjs';
import { consultantSettingRows } from './consultant-settings.mjs';

/**
 * Writes the address, the consultant settings and the example premiums that the built pages contain into
 * `built-with.json`. The server replaces address and settings by the current values when it serves a page
 * (server/src/plugins/site/current-values.ts), and renders the home page again when the premiums have changed
 * (server/src/plugins/site/current-home.ts).
 * @returns {import('astro').AstroIntegration}
 */
export function builtWith() {
  let outputFile;
  let origin;
  let examples;
  return {
    name: 'built-with',
    hooks: {
      'astro:config:done': ({ config }) => {
        outputFile = new URL('built-with.json', config.outDir);
        origin = new URL(config.site).origin;
      },
      // Runs after bundling and before the pages load their content, so that premiums that change while the pages are
      // rendered count as changed.
      'astro:build:ssr': async () => {
        ({ response: examples } = await contentCall(`${contentBase()}/pages/product/premiums`));
      },
      'astro:build:done': async () => {
        const settings = await consultantSettingRows();
        await writeFile(outputFile, JSON.stringify({ origin, settings, examples }));
      },
    },
  };
}
