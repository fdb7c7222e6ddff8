// The text of the stylesheet is part of a script: every bundler handles scripts, but not every bundler copies the file of a URL.
import css from './tag.css?inline';

const FONT_FAMILY = 'Plus Jakarta Sans Variable';
const PROPERTY_RULE = /@property (--[\w-]+)\s*\{([^}]*)\}/g;
const FONT_FACE_RULE = /@font-face\s*\{[^}]*\}/g;
const LIGHT_THEME_RULE = /:root,\s*:host,(\s*\[data-nu-theme="?light"?\]\s*\{([^}]*)\})/;
const TOKEN_DECLARATION = /(--nu-[\w-]+):\s*([^;]+)/g;

const valueIn = (rule: string, name: string) => new RegExp(`${name}:\\s*([^;]+)`).exec(rule)?.[1]?.trim();

function registerProperty(definition: PropertyDefinition) {
  try {
    CSS.registerProperty(definition);
  } catch {
    // Another element, or the page, has already registered the property with the same stylesheet.
  }
}

/**
 * Returns the stylesheet for shadow roots. Registered properties have no effect in a shadow root, so this function
 * registers them for the document, which changes no element of the page. It also registers the tokens as properties.
 * Their values become initial values. Values that the page sets on :root or on the element override these initial values.
 */
function stylesForShadow(css: string): string {
  if (!('registerProperty' in CSS)) return css;
  for (const [, name = '', rule = ''] of css.matchAll(PROPERTY_RULE)) {
    const initialValue = valueIn(rule, 'initial-value');
    registerProperty({
      name,
      syntax: valueIn(rule, 'syntax')?.replaceAll('"', '') ?? '*',
      inherits: valueIn(rule, 'inherits') === 'true',
      ...(initialValue !== undefined && { initialValue }),
    });
  }
  const tokens = LIGHT_THEME_RULE.exec(css)?.[2] ?? '';
  for (const [, name = '', initialValue = ''] of tokens.matchAll(TOKEN_DECLARATION))
    registerProperty({ name, syntax: '*', inherits: true, initialValue });
  return css.replace(LIGHT_THEME_RULE, '$1');
}

let stylesPromise: Promise<CSSStyleSheet> | null = null;

async function createStyles(): Promise<CSSStyleSheet> {
  const styleSheet = await new CSSStyleSheet().replace(stylesForShadow(css));
  // Font faces have no effect in a shadow root, so the document gets them.
  const fontFaces = new CSSStyleSheet();
  fontFaces.replaceSync((css.match(FONT_FACE_RULE) ?? []).join('\n'));
  document.adoptedStyleSheets.push(fontFaces);
  return styleSheet;
}

/** Creates the stylesheet once for all elements of a page. After a failure, the next call tries again. */
export function tagStyles(): Promise<CSSStyleSheet> {
  stylesPromise ??= createStyles().catch((error: unknown) => {
    stylesPromise = null;
    throw error;
  });
  return stylesPromise;
}

let isFontRequested = false;

async function loadFont() {
  const { fontFile } = await import('./tag-font.ts');
  document.fonts.add(await new FontFace(FONT_FAMILY, fontFile(), { weight: '200 800' }).load());
}

/**
 * Loads the font of the texts once per page, unless the page sets another font for this element (`--nu-font`). If the
 * font fails to load, the texts have the fallback font.
 */
export function loadTagFont(element: Element) {
  const isOurFont = getComputedStyle(element).getPropertyValue('--nu-font').includes(FONT_FAMILY);
  if (isFontRequested || !isOurFont) return;
  isFontRequested = true;
  // If the font fails to load, the next element of the page tries again.
  loadFont().catch(() => {
    isFontRequested = false;
  });
}
