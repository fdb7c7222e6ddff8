import { site } from '../../../site.config.ts';

const SHEET = /\/ui\/(?:src|dist)\/styles\.css$/;
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The stylesheet of the component library with its default colours replaced by those of `site.config.ts`.
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
 * Dresses the stylesheet while it is built: no second set of values, no inline style, one hashed file.
 * @returns {import('vite').Plugin}
 */
export function brandStyles() {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    transform(code, id) {
      return SHEET.test(id.split('?')[0]) ? { code: dressed(code, site.colours), map: null } : undefined;
    },
  };
}
