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

/** Key of the global function by which prerendered pages load the settings. */
const GLOBAL_KEY = 'naungan.consultantSettings';
/** Represents the settings in the bundle of pages rendered on request, until its files are written. */
const PLACEHOLDER = '__NAUNGAN_CONSULTANT_SETTINGS__';

/**
 * Provides the consultant settings as a module, for prerendered pages and for pages rendered on request. A build needs
 * the settings as late as possible, because the server of a first start does not respond yet when the pages are bundled:
 * prerendered pages load the settings when they are rendered, in the process of the build; the files of pages rendered
 * on request get the settings when they are written.
 * @returns {import('vite').Plugin}
 */
export function consultantSettings() {
  globalThis[Symbol.for(GLOBAL_KEY)] = consultantSettingRows;
  return {
    name: 'consultant-settings',
    resolveId: (id) => (id === MODULE_NAME ? `\0${MODULE_NAME}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE_NAME}`) return undefined;
      const { name, mode } = this.environment;
      if (name === 'prerender' && mode === 'build')
        return `export default await globalThis[Symbol.for('${GLOBAL_KEY}')]();`;
      if (name === 'ssr' && mode === 'build') return `export default ${PLACEHOLDER};`;
      return `export default ${JSON.stringify(await consultantSettingRows())};`;
    },
    async renderChunk(code) {
      if (!code.includes(PLACEHOLDER)) return null;
      const settings = JSON.stringify(await consultantSettingRows());
      return { code: code.replaceAll(PLACEHOLDER, () => settings), map: null };
    },
  };
}
