import { writeFile } from 'node:fs/promises';
import { consultantSettingRows } from './consultant-settings.mjs';

/**
 * Notes beside the built site which address and which consultant settings its pages hold: the server replaces them by
 * those that hold when a page is asked for (server/src/plugins/site/current-values.ts).
 * @returns {import('astro').AstroIntegration}
 */
export function builtWith() {
  let note;
  let origin;
  return {
    name: 'built-with',
    hooks: {
      'astro:config:done': ({ config }) => {
        note = new URL('built-with.json', config.outDir);
        origin = new URL(config.site).origin;
      },
      'astro:build:done': async () => {
        await writeFile(note, JSON.stringify({ origin, settings: await consultantSettingRows() }));
      },
    },
  };
}
