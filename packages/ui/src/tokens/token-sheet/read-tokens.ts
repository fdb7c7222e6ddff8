/** Values by name without the prefix: `brand-dark` → `#07504d`. */
export type TokenSet = Record<string, string>;

/** Token values of the light and the dark set. */
export type TokenSets = { light: TokenSet; dark: TokenSet };

/** A token declared in a stylesheet, with the comment above it. */
export type TokenDeclaration = {
  set: keyof TokenSets;
  name: string;
  value: string;
  description?: string | undefined;
};

/** Selectors, at-rules and the utility `dark-tokens`, whose declarations belong to the dark set. */
const DARK_CONTEXTS = /data-nu-theme=["']?(dark|auto)|dark-tokens|prefers-color-scheme:\s*dark/;
/** Declarations for high contrast or for print belong neither to the light nor to the dark set. */
const EXCLUDED_CONTEXTS = /prefers-contrast|forced-colors|@media\s+print/;
/** Matches a comment, or a text up to the next `{`, `;` or `}`. */
const CSS_CHUNK = /\/\*([\s\S]*?)\*\/|((?:(?!\/\*)[^{};])*)([{};])/g;
const TOKEN = /^--nu-([a-z0-9-]+)\s*:\s*([\s\S]+)$/;

/**
 * Returns the token declarations of a stylesheet, in order. A declaration belongs to the dark set if `DARK_CONTEXTS`
 * matches a selector or at-rule around it.
 */
export function tokenDeclarations(css: string): TokenDeclaration[] {
  const selectors: string[] = [];
  const declarations: TokenDeclaration[] = [];
  let description: string | undefined;
  for (const [, comment, text = '', end] of css.matchAll(CSS_CHUNK)) {
    if (comment !== undefined) {
      description = comment.replace(/\s+/g, ' ').trim();
      continue;
    }
    const token = TOKEN.exec(text.trim());
    // A selector such as `:not([data-nu-theme="dark"])` applies to the light set.
    const selector = selectors.join(' ').replace(/:not\([^)]*\)/g, '');
    if (token?.[1] && token[2] && !EXCLUDED_CONTEXTS.test(selector)) {
      const set = DARK_CONTEXTS.test(selector) ? 'dark' : 'light';
      declarations.push({ set, name: token[1], value: token[2].trim(), description });
    }
    description = undefined;
    if (end === '{') selectors.push(text);
    if (end === '}') selectors.pop();
  }
  return declarations;
}

function setsOf(declarations: readonly TokenDeclaration[]): TokenSets {
  const valuesOf = (set: keyof TokenSets) =>
    Object.fromEntries(
      declarations.filter((declaration) => declaration.set === set).map(({ name, value }) => [name, value]),
    );
  return { light: valuesOf('light'), dark: valuesOf('dark') };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Reads one set from JSON: plain (`"brand": "#07504d"`) or in design token format (`"brand": { "$value": … }`). */
function valuesIn(json: unknown): TokenSet {
  if (!isObject(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, entry]) => {
      const value = isObject(entry) ? entry.$value : entry;
      return typeof value === 'string' ? [[name.replace(/^--nu-/, ''), value]] : [];
    }),
  );
}

/**
 * Reads tokens from a stylesheet or from JSON like `tokens.json`. JSON without the keys `light` and
 * `dark` is the light set.
 * @throws SyntaxError for invalid JSON
 */
export function readTokens(text: string): TokenSets {
  if (!text.trimStart().startsWith('{')) return setsOf(tokenDeclarations(text));
  const json: unknown = JSON.parse(text);
  const sets = isObject(json) && ('light' in json || 'dark' in json) ? json : { light: json };
  return { light: valuesIn(sets.light), dark: valuesIn(sets.dark) };
}
