import { writeFile } from 'node:fs/promises';
import { consultantSettingRows } from './consultant-settings.mjs';

/**
 * Writes the address and the consultant settings that the built pages contain into `built-with.json`. The server
 * replaces them by the current values when it serves a page (server/src/plugins/site/current-values.ts).
 * @returns {import('astro').AstroIntegration}
 */
export function builtWith() {
  let outputFile;
  let origin;
  return {
    name: 'built-with',
    hooks: {
      'astro:config:done': ({ config }) => {
        outputFile = new URL('built-with.json', config.outDir);
        origin = new URL(config.site).origin;
      },
      'astro:build:done': async () => {
        await writeFile(outputFile, JSON.stringify({ origin, settings: await consultantSettingRows() }));
      },
    },
  };
}
