import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';
import { describe, expect, test } from 'vitest';
import { readTokens, tailwindTheme, tokenFile } from './index.ts';

const css = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8');

describe('tokens of a stylesheet', () => {
  test('are read for the light and the dark set, without the tokens for high contrast', () => {
    const { light, dark } = readTokens(css);
    expect([light.muted, dark.muted]).toEqual(['#4f626b', '#a9b8be']);
  });

  test('have a dark value for each light colour, and only the token scrim has no light value', () => {
    const { light, dark } = readTokens(css);
    const colours = Object.keys(light).filter((name) => light[name]?.startsWith('#'));
    expect(Object.keys(dark)).toEqual(expect.arrayContaining(colours));
    expect(Object.keys(dark).filter((name) => !(name in light))).toEqual(['scrim']);
  });

  test('are read from a minified stylesheet', () => {
    const minifiedCss = ':root{--nu-ink:#111;--nu-muted:#222}[data-nu-theme=dark]{--nu-ink:#eee}';
    expect(readTokens(minifiedCss)).toEqual({ light: { ink: '#111', muted: '#222' }, dark: { ink: '#eee' } });
  });
});

test('tokens.json has type, value and description of each token, and contains the same tokens as the stylesheet', () => {
  const file = tokenFile(css);
  expect(readTokens(file)).toEqual(readTokens(css));
  expect(JSON.parse(file).light['on-brand']).toEqual({
    $type: 'color',
    $value: '#ffffff',
    $description: 'Text on brand and brand-dark.',
  });
});

test("Tailwind builds classes that refer to the tokens from tailwind.css in a partner's project", async () => {
  const { build } = await compile(`${tailwindTheme(css)} @tailwind utilities;`);
  const builtCss = build([
    'bg-nu-brand',
    'text-nu-on-brand',
    'rounded-nu-card',
    'font-nu-heading',
    'shadow-nu-raised',
  ]);
  for (const name of ['brand', 'on-brand', 'radius-card', 'weight-heading', 'shadow-raised'])
    expect(builtCss).toContain(`var(--nu-${name})`);
});
