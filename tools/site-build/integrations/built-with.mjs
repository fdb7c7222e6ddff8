import { writeFile } from 'node:fs/promises';
import { consultantSettingRows } from './consultant-settings.mjs';

/**
 * Writes `built-with.json` next to the built site: the address and the consultant settings in its pages. The
 * server replaces them by the current values when it serves a page
 * (server/src/plugins/site/current-values.ts).
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
