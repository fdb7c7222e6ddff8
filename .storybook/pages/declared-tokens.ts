export type DeclaredToken = { name: string; light: string; dark?: string; use?: string };

/** Source texts of the stylesheets that declare tokens. */
const sheets = import.meta.glob<string>('../../packages/ui/src/{tokens,styles}.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Media queries for higher contrast, whose values are not listed. */
const CONTRAST_RULES = /@media \(prefers-contrast[^{]*\{(?:[^{}]*\{[^{}]*\}|[^{}])*\}/g;
/** A declaration of a token, with the comment above it. */
const TOKEN = /(?:\/\*\s*([^*]*?)\s*\*\/\s*)?--nu-([\w-]+):\s*([^;]+);/g;

const tokensIn = (css: string) =>
  [...css.matchAll(TOKEN)].map(([, use, name = '', value = '']) => ({ name, value, use }));

/** Returns all tokens with their light and dark values, and the comment above the declaration as their use. */
export function declaredTokens(): DeclaredToken[] {
  const css = Object.values(sheets).join('\n').replace(CONTRAST_RULES, '');
  // The dark values are in this utility, after all light values.
  const [lightCss = '', darkCss = ''] = css.split('@utility dark-tokens');
  const dark = new Map(tokensIn(darkCss).map(({ name, value }) => [name, value]));
  return tokensIn(lightCss).map(({ name, value, use }) => ({
    name,
    light: value,
    dark: dark.get(name),
    use,
  }));
}
