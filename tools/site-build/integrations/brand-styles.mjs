import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { cssVariableName, darkColours } from '../../../packages/domain/src/brand/index.ts';
import { site } from '../../../site.config.ts';

/** The plug-in replaces this import by the tokens, because Tailwind resolves imports without calling plug-ins. */
const TOKENS_IMPORT = '@import "./tokens.css";';
/** Adds the classes of the site's pages, relative to the stylesheet. The published stylesheet does not contain them. */
const SITE_CLASSES = '@source "../../../src";\n';
const STYLESHEET = /\/ui\/(?:src|dist)\/styles\.css$/;
/** The start of the dark set in the stylesheet. */
const DARK_SET = '@utility dark-tokens';

const replaceIn = (css, colours) =>
  Object.entries(colours).reduce((sheet, [name, value]) => {
    const declaration = new RegExp(`(${cssVariableName(name)}:\\s*)#[0-9a-f]{3,8}`);
    if (!declaration.test(sheet)) throw new Error(`The stylesheet has no variable for colours.${name}.`);
    return sheet.replace(declaration, `$1${value}`);
  }, css);

/**
 * Returns the stylesheet of the component library with other values for the colour tokens. The values of the dark set are
 * derived from the colours.
 * @param {string} css
 * @param {import('@naungan/domain/brand').Colours} colours
 * @throws {Error} for a name without a token
 */
export function replaceColours(css, colours) {
  const darkStart = css.indexOf(DARK_SET);
  if (darkStart < 0) throw new Error(`The stylesheet has no ${DARK_SET}.`);
  return replaceIn(css.slice(0, darkStart), colours) + replaceIn(css.slice(darkStart), darkColours(colours));
}

/**
 * Completes the stylesheet of the component library for the site during the build: replaces the default colours by the
 * colours of `site.config.ts`, so that pages need no inline style, and adds the classes of the site's pages.
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
      return { code: replaceColours(completeSheet, site.colours) + SITE_CLASSES, map: null };
    },
  };
}
