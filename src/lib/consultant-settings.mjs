import { contentBase } from './content-base.mjs';
import { ContentError, contentCall } from './content-call.mjs';

const NAME = 'virtual:consultant-settings';

let rows;

async function load() {
  const url = `${contentBase()}/configs?category=consultant`;
  const body = await contentCall(url);
  if (!Array.isArray(body?.response) || body.response.length === 0) {
    throw new ContentError(url, 'answered no settings.');
  }
  return body.response;
}

/**
 * The consultant settings as they are when the site is built. A call that fails stops the build, like every content
 * call.
 * @returns {Promise<{ slug: string, value: string }[]>}
 */
export function consultantSettingRows() {
  rows ??= load();
  return rows;
}

/**
 * The same as a module, for every page: prerendered or rendered on demand.
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
