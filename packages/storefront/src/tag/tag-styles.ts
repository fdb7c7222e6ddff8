import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url';
import sheet from './tag.css?url';

const FAMILY = 'Plus Jakarta Sans Variable';
const PROPERTY = /@property (--[\w-]+)\s*\{([^}]*)\}/g;
const FACE = /@font-face\s*\{[^}]*\}/g;
const LIGHT = /:root,\s*:host,(\s*\[data-nu-theme="?light"?\]\s*\{([^}]*)\})/;
const DECLARATION = /(--nu-[\w-]+):\s*([^;]+)/g;

const valueIn = (rule: string, name: string) => new RegExp(`${name}:\\s*([^;]+)`).exec(rule)?.[1]?.trim();

function register(definition: PropertyDefinition) {
  try {
    CSS.registerProperty(definition);
  } catch {
    // Somebody has registered it: another tag, or the page, with the same stylesheet.
  }
}

/**
 * The stylesheet for shadow roots. Two kinds of rules have no effect there and are said to the document, by code, which
 * changes no element of the page: registered properties, and faces of fonts. The tokens become registered properties
 * too: their values are initial ones, so what the page sets on :root or on the tag is inherited and wins.
 */
function forShadow(css: string): string {
  if (!('registerProperty' in CSS)) return css;
  for (const [, name = '', rule = ''] of css.matchAll(PROPERTY)) {
    const initialValue = valueIn(rule, 'initial-value');
    register({
      name,
      syntax: valueIn(rule, 'syntax')?.replaceAll('"', '') ?? '*',
      inherits: valueIn(rule, 'inherits') === 'true',
      ...(initialValue !== undefined && { initialValue }),
    });
  }
  const tokens = LIGHT.exec(css)?.[2] ?? '';
  for (const [, name = '', initialValue = ''] of tokens.matchAll(DECLARATION))
    register({ name, syntax: '*', inherits: true, initialValue });
  return css.replace(LIGHT, '$1');
}

/** A face is loaded when something is written in it, which the page's own texts are not. */
function addFonts(css: string) {
  const own = `@font-face { font-family: "${FAMILY}"; font-weight: 200 800; font-display: swap; src: url(${JSON.stringify(font)}) format("woff2") }`;
  const faces = new CSSStyleSheet();
  faces.replaceSync([own, ...(css.match(FACE) ?? [])].join('\n'));
  document.adoptedStyleSheets.push(faces);
}

let shared: Promise<CSSStyleSheet> | null = null;

async function load(): Promise<CSSStyleSheet> {
  const reply = await fetch(sheet);
  if (!reply.ok) throw new Error(`The stylesheet of the tag answered ${reply.status}.`);
  const made = new CSSStyleSheet();
  const css = await reply.text();
  made.replaceSync(forShadow(css));
  addFonts(css);
  return made;
}

/** One stylesheet for all tags of a page. A failed one is asked for again. */
export function tagStyles(): Promise<CSSStyleSheet> {
  shared ??= load().catch((error: unknown) => {
    shared = null;
    throw error;
  });
  return shared;
}
