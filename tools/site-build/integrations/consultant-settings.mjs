import { contentBase } from '../content-base.mjs';
import { ContentError, contentCall } from '../content-call.mjs';

const MODULE_NAME = 'virtual:consultant-settings';

let rows;

async function loadRows() {
  const url = `${contentBase()}/configs?category=consultant`;
  const body = await contentCall(url);
  if (!Array.isArray(body?.response) || body.response.length === 0) {
    throw new ContentError(url, 'returned no settings.');
  }
  return body.response;
}

/**
 * Returns the consultant settings at the time of the build. Throws after a failed call, which stops the build.
 * @returns {Promise<{ slug: string, value: string }[]>}
 */
export function consultantSettingRows() {
  rows ??= loadRows();
  return rows;
}

/**
 * Provides the consultant settings as a module, for prerendered pages and for pages rendered on request.
 * @returns {import('vite').Plugin}
 */
export function consultantSettings() {
  return {
    name: 'consultant-settings',
    resolveId: (id) => (id === MODULE_NAME ? `\0${MODULE_NAME}` : undefined),
    load: async (id) =>
      id === `\0${MODULE_NAME}`
        ? `export default ${JSON.stringify(await consultantSettingRows())};`
        : undefined,
  };
}
