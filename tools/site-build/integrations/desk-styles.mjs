const STYLESHEET = /\/ui\/(?:src|dist)\/styles\.css$/;
/** Relative to the stylesheet of the component library. */
const DESK_CLASSES =
  '@source "../../desk/src";\n@source not "../../desk/src/**/*.{stories,test,fixture}.{ts,tsx}";\n';

/**
 * Adds the classes of the desk's screens to the stylesheet of the component library: for the desk's own bundle and for
 * stories. The stylesheet of the visitors' pages does not contain them.
 * @returns {import('vite').Plugin}
 */
export function deskStyles() {
  return {
    name: 'desk-styles',
    enforce: 'pre',
    transform(code, id) {
      const [sheet] = id.split('?');
      return STYLESHEET.test(sheet) ? { code: code + DESK_CLASSES, map: null } : undefined;
    },
  };
}
