import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { site } from '../../../site.config.ts';

/** Tailwind resolves imports without calling plug-ins, so this plug-in replaces the import by the tokens. */
const TOKENS_IMPORT = '@import "./tokens.css";';
const SHEET = /\/ui\/(?:src|dist)\/styles\.css$/;
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Replaces the default colours in the tokens of the component library.
 * @param {string} css
 * @param {Record<string, string>} colours by the names of the configuration
 */
export function dressed(css, colours) {
  return Object.entries(colours).reduce((sheet, [name, value]) => {
    const declaration = new RegExp(`(--nu-${kebab(name)}:\\s*)#[0-9a-f]{3,8}`);
    if (!declaration.test(sheet)) throw new Error(`The stylesheet has no variable for colours.${name}.`);
    return sheet.replace(declaration, `$1${value}`);
  }, css);
}

/**
 * Puts the colours of `site.config.ts` into the stylesheet during the build: one hashed file, no inline
 * style.
 * @returns {import('vite').Plugin}
 */
export function brandStyles() {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    transform(code, id) {
      const [sheet] = id.split('?');
      if (!SHEET.test(sheet)) return undefined;
      const tokens = new URL('tokens.css', pathToFileURL(sheet));
      const whole = code.replace(TOKENS_IMPORT, () => readFileSync(tokens, 'utf8'));
      return { code: dressed(whole, site.colours), map: null };
    },
  };
}
