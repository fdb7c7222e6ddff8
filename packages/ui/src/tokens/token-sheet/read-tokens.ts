/** Values by name without the prefix: `brand-dark` → `#07504d`. */
export type TokenSet = Record<string, string>;

/** What a sheet says for both looks. */
export type TokenSets = { light: TokenSet; dark: TokenSet };

/** A token as sheets declare it, with the comment above it. */
export type Declared = { set: keyof TokenSets; name: string; value: string; description?: string };

const DARK = /data-nu-theme=["']?(dark|auto)|dark-tokens|prefers-color-scheme:\s*dark/;
/** Sets for readers who ask for more contrast are not what others see. */
const OTHER_READERS = /prefers-contrast|forced-colors|@media\s+print/;
const PIECE = /\/\*([\s\S]*?)\*\/|((?:(?!\/\*)[^{};])*)([{};])/g;
const TOKEN = /^--nu-([a-z0-9-]+)\s*:\s*([\s\S]+)$/;

/** All tokens that a stylesheet declares, in order. What follows the reader's system counts for the dark set. */
export function declaredIn(css: string): Declared[] {
  const around: string[] = [];
  const found: Declared[] = [];
  let description: string | undefined;
  for (const [, comment, text = '', end] of css.matchAll(PIECE)) {
    if (comment !== undefined) {
      description = comment.replace(/\s+/g, ' ').trim();
      continue;
    }
    const token = TOKEN.exec(text.trim());
    const where = around.join(' ').replace(/:not\([^)]*\)/g, '');
    if (token?.[1] && token[2] && !OTHER_READERS.test(where)) {
      const set = DARK.test(where) ? 'dark' : 'light';
      found.push({ set, name: token[1], value: token[2].trim(), ...(description && { description }) });
    }
    description = undefined;
    if (end === '{') around.push(text);
    if (end === '}') around.pop();
  }
  return found;
}

function setsOf(declared: readonly Declared[]): TokenSets {
  const valuesOf = (set: keyof TokenSets) =>
    Object.fromEntries(declared.filter((one) => one.set === set).map(({ name, value }) => [name, value]));
  return { light: valuesOf('light'), dark: valuesOf('dark') };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Tokens of JSON, plain (`"brand": "#07504d"`) or as design tools write them (`"brand": { "$value": … }`). */
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
 * The tokens of a stylesheet or of JSON like our `tokens.json`. JSON without `light` and `dark` is the light set.
 * @throws SyntaxError for JSON that is none.
 */
export function readTokens(text: string): TokenSets {
  if (!text.trimStart().startsWith('{')) return setsOf(declaredIn(text));
  const json: unknown = JSON.parse(text);
  const sets = isObject(json) && ('light' in json || 'dark' in json) ? json : { light: json };
  return { light: valuesIn(sets.light), dark: valuesIn(sets.dark) };
}
