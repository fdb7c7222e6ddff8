import { tokenDeclarations } from './read-tokens.ts';

/**
 * The type of a token in design tools and its namespace in Tailwind, by the first word of its name. A token with an
 * empty namespace is not in the Tailwind theme.
 */
const KINDS: Record<string, { type: string; namespace: string }> = {
  font: { type: 'fontFamily', namespace: 'font' },
  weight: { type: 'fontWeight', namespace: 'font-weight' },
  radius: { type: 'dimension', namespace: 'radius' },
  shadow: { type: 'shadow', namespace: 'shadow' },
  scheme: { type: 'string', namespace: '' },
  width: { type: 'dimension', namespace: 'container' },
};
const COLOUR = { type: 'color', namespace: 'color' };
const kindOf = (name: string) => KINDS[name.split('-')[0] ?? ''] ?? COLOUR;

/**
 * Returns the content of `tokens.json`: the light and the dark set in the Design Tokens Format, each as one
 * group.
 */
export function tokenFile(css: string): string {
  const sets: Record<string, Record<string, object>> = { light: {}, dark: {} };
  for (const { set, name, value, description } of tokenDeclarations(css)) {
    const group = sets[set] ?? {};
    // A later declaration of the same token overrides an earlier one, as in CSS.
    group[name] = {
      $type: kindOf(name).type,
      $value: value,
      $description: description,
    };
  }
  return `${JSON.stringify(sets, null, 2)}\n`;
}

/**
 * Returns a token's name in a partner's Tailwind theme: `brand` becomes `--color-nu-brand`, which Tailwind uses
 * for the class `bg-nu-brand`, and `radius-card` becomes `--radius-nu-card`.
 */
function themeKeyOf(name: string): string {
  const { namespace } = kindOf(name);
  const nameWithoutKind = name.split('-').slice(1).join('-');
  const key = namespace === 'color' ? name : nameWithoutKind;
  return key === '' ? `--${namespace}-nu` : `--${namespace}-nu-${key}`;
}

/**
 * Returns the content of `tailwind.css`: the tokens as a theme of Tailwind 4. The theme refers to the tokens,
 * so that a partner's overrides apply.
 */
export function tailwindTheme(css: string): string {
  const names = new Set(tokenDeclarations(css).map(({ name }) => name));
  const keys = [...names]
    .filter((name) => kindOf(name).namespace !== '')
    .map((name) => `  ${themeKeyOf(name)}: var(--nu-${name});`);
  return `/* Tokens of @naungan/ui for Tailwind 4: bg-nu-brand, text-nu-muted, rounded-nu-card, shadow-nu-raised. */\n@theme inline {\n${keys.join('\n')}\n}\n`;
}
