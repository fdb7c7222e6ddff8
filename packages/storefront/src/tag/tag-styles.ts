import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import sheetUrl from './tag.css?url';

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

/** Adds the font faces to the document. Font faces have no effect in a shadow root. Browsers load a font only if a text uses it, so the page's text loads none of them. */
function addFonts(css: string) {
  const fontRule = `@font-face { font-family: "${FONT_FAMILY}"; font-weight: 200 800; font-display: swap; src: url(${JSON.stringify(font)}) format("woff2") }`;
  const faces = new CSSStyleSheet();
  faces.replaceSync([fontRule, ...(css.match(FONT_FACE_RULE) ?? [])].join('\n'));
  document.adoptedStyleSheets.push(faces);
}

let stylesPromise: Promise<CSSStyleSheet> | null = null;

async function loadStyles(): Promise<CSSStyleSheet> {
  const response = await fetch(sheetUrl);
  if (!response.ok)
    throw new Error(`The request of the tag's stylesheet failed with status ${response.status}.`);
  const styleSheet = new CSSStyleSheet();
  const css = await response.text();
  styleSheet.replaceSync(stylesForShadow(css));
  addFonts(css);
  return styleSheet;
}

/** Loads the stylesheet once for all elements of a page. A failed request is retried at the next call. */
export function tagStyles(): Promise<CSSStyleSheet> {
  stylesPromise ??= loadStyles().catch((error: unknown) => {
    stylesPromise = null;
    throw error;
  });
  return stylesPromise;
}
