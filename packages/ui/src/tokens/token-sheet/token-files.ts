import { declaredIn } from './read-tokens.ts';

/** First part of a token's name → what design tools call its kind, and Tailwind its namespace. */
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

/** `tokens.json`: both sets as design tools read them (Design Tokens Format), one group each. */
export function tokenFile(css: string): string {
  const sets: Record<string, Record<string, object>> = { light: {}, dark: {} };
  for (const { set, name, value, description } of declaredIn(css)) {
    const group = sets[set] ?? {};
    // A token without a value in a set has that of the light one; later declarations win, as in CSS.
    group[name] = {
      $type: kindOf(name).type,
      $value: value,
      ...(description && { $description: description }),
    };
  }
  return `${JSON.stringify(sets, null, 2)}\n`;
}

/** What a token is called in the Tailwind of a partner: `brand` → `--color-nu-brand`, so `bg-nu-brand`. */
function themeKeyOf(name: string): string {
  const { namespace } = kindOf(name);
  const [first, ...rest] = name.split('-');
  const own = namespace === 'color' ? name : rest.join('-');
  return `--${namespace}-nu${first && own ? `-${own}` : ''}`;
}

/** `tailwind.css`: our tokens as a theme of Tailwind 4, by reference, so that they follow every override. */
export function tailwindTheme(css: string): string {
  const names = new Set(declaredIn(css).map(({ name }) => name));
  const keys = [...names]
    .filter((name) => kindOf(name).namespace !== '')
    .map((name) => `  ${themeKeyOf(name)}: var(--nu-${name});`);
  return `/* Tokens of @naungan/ui for Tailwind 4: bg-nu-brand, text-nu-muted, rounded-nu-card, shadow-nu-raised. */\n@theme inline {\n${keys.join('\n')}\n}\n`;
}
