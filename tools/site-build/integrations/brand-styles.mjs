import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { site } from '../../../site.config.ts';

/** The plug-in replaces this import by the tokens, because Tailwind resolves imports without calling plug-ins. */
const TOKENS_IMPORT = '@import "./tokens.css";';
const STYLESHEET = /\/ui\/(?:src|dist)\/styles\.css$/;
const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Returns the stylesheet of the component library with other values for the colour tokens.
 * @param {string} css
 * @param {Record<string, string>} colours keys are names of `site.config.ts`
 * @throws {Error} for a name without a token
 */
export function replaceColours(css, colours) {
  return Object.entries(colours).reduce((sheet, [name, value]) => {
    const declaration = new RegExp(`(--nu-${kebabCase(name)}:\\s*)#[0-9a-f]{3,8}`);
    if (!declaration.test(sheet)) throw new Error(`The stylesheet has no variable for colours.${name}.`);
    return sheet.replace(declaration, `$1${value}`);
  }, css);
}

/**
 * Replaces the default colours in the stylesheet by the colours of `site.config.ts` during the build, so that pages need no
 * inline style.
 * @returns {import('vite').Plugin}
 */
export function brandStyles() {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    transform(code, id) {
      const [sheet] = id.split('?');
      if (!STYLESHEET.test(sheet)) return undefined;
      const tokens = new URL('tokens.css', pathToFileURL(sheet));
      const completeSheet = code.replace(TOKENS_IMPORT, () => readFileSync(tokens, 'utf8'));
      return { code: replaceColours(completeSheet, site.colours), map: null };
    },
  };
}
