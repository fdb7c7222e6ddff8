import { contentBase } from './content-base.mjs';
import { ContentError, contentCall } from './content-call.mjs';

const NAME = 'virtual:consultant-settings';

/**
 * The consultant settings as they are when the site is built, for every page: prerendered or rendered on demand.
 * A call that fails stops the build, like every content call.
 * @returns {import('vite').Plugin}
 */
export function consultantSettings() {
  let settings;
  const load = async () => {
    const url = `${contentBase()}/configs?category=consultant`;
    const body = await contentCall(url);
    if (!Array.isArray(body?.response) || body.response.length === 0) {
      throw new ContentError(url, 'answered no settings.');
    }
    return `export default ${JSON.stringify(body.response)};`;
  };
  return {
    name: 'consultant-settings',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      settings ??= load();
      return settings;
    },
  };
}
