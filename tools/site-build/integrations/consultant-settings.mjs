import { contentBase } from '../content-base.mjs';
import { ContentError, contentCall } from '../content-call.mjs';

const NAME = 'virtual:consultant-settings';

let rows;

async function load() {
  const url = `${contentBase()}/configs?category=consultant`;
  const body = await contentCall(url);
  if (!Array.isArray(body?.response) || body.response.length === 0) {
    throw new ContentError(url, 'returned no settings.');
  }
  return body.response;
}

/**
 * Returns the consultant settings at the time of the build. A failed call stops the build.
 * @returns {Promise<{ slug: string, value: string }[]>}
 */
export function consultantSettingRows() {
  rows ??= load();
  return rows;
}

/**
 * Provides the settings as a module to prerendered pages and pages rendered on request.
 * @returns {import('vite').Plugin}
 */
export function consultantSettings() {
  return {
    name: 'consultant-settings',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(await consultantSettingRows())};` : undefined,
  };
}
