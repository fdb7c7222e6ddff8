import { contentBase } from './content-base.mjs';

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
    const answer = await fetch(url).catch((cause) => {
      throw new Error(`The content call ${url} failed: ${cause}. Start the server or set CONTENT_API.`);
    });
    const body = await answer.json().catch(() => null);
    if (!answer.ok || !Array.isArray(body?.response))
      throw new Error(`The content call ${url} answered ${answer.status} without a list of settings.`);
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
