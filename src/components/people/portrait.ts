import { type Colours, cssVariableName, type Portrait } from '@naungan/domain/brand';

/** Colours that a brand does not change: skin, hair and lips. Clothes have colours of the stylesheet. */
const SKIN = { light: '#e8b896', medium: '#d39a6e', dark: '#a8704a' } as const;
const SHADOW = { light: '#d59f7a', medium: '#b97f55', dark: '#8d5a38' } as const;
const HAIR = { black: '#1f1a1c', brown: '#4a2f22', grey: '#8b9196' } as const;
const LIPS = '#a8473c';
const EYES = '#22191a';

const token = (name: keyof Colours) => `var(${cssVariableName(name)})`;
const fill = (path: string, colour: string) => `<path d="${path}" fill="${colour}"/>`;
const line = (path: string, colour: string, width: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Hair in front of the head, and behind it if the style is long. */
const HAIR_SHAPES: Record<Exclude<Portrait['hair'], 'hijab'>, { front: string; back?: string }> = {
  short: { front: 'M32 41c-3-14 4-23 16-23s19 9 16 23c-2-2-3-5-3-9-8-1-18-1-26 0 0 4-1 7-3 9z' },
  parted: {
    front: 'M32 42c-4-15 4-25 17-24 12 0 18 10 15 24-2-3-3-6-3-10-9 0-16-3-20-7-1 5-4 8-6 8 0 4-1 7-3 9z',
  },
  curly: {
    front:
      'M32 40c-5-1-6-7-2-9-2-5 2-9 6-8 1-5 8-7 12-4 4-3 11-1 12 4 4-1 8 3 6 8 4 2 3 8-2 9-1-3-2-5-3-7-8 1-18 1-26 0-1 2-2 4-3 7z',
  },
  bob: {
    front: 'M32 43c-3-15 5-24 16-24s19 9 16 24c-2-3-3-6-3-9-6 0-12-3-16-8-2 5-6 8-10 9 0 3-1 5-3 8z',
    back: 'M28 43c-1-16 7-26 20-26s21 10 20 26c0 6 1 11 3 15-4 4-10 5-14 4H39c-4 1-10 0-14-4 2-4 3-9 3-15z',
  },
  long: {
    front: 'M32 43c-3-15 4-24 16-24s19 9 16 24c-1-8-7-12-16-18-9 6-15 10-16 18z',
    back: 'M29 42c-1-16 7-25 19-25s20 9 19 25c0 14 2 26 5 36H24c3-10 5-22 5-36z',
  },
  bun: {
    front: 'M32 42c-3-14 4-23 16-23s19 9 16 23c-2-8-6-13-10-15-5 5-12 7-19 7-1 2-2 5-3 8z',
    back: 'M40 15a8 8 0 1 1 16 0 8 8 0 0 1-16 0z',
  },
};

const BODY = 'M12 100c0-19 13-29 36-29s36 10 36 29z';

function clothesOf({ clothes, clothesColour, skin }: Portrait): string {
  const body = fill(BODY, token(clothesColour));
  if (clothes === 'blazer')
    return (
      body +
      fill('M39 71h18l-9 29z', token('surface')) +
      fill('M46 79h4l2 21h-8z', token('brand')) +
      fill('M39 70 32 77l16 23zM57 70l7 7-16 23z', token('muted'))
    );
  if (clothes === 'shirt')
    return (
      body +
      fill('M39 70l-5 6 10 9 4-6zM57 70l5 6-10 9-4-6z', token('brandSoft')) +
      line('M48 84v16', token('brandSoft'), 1.4)
    );
  if (clothes === 'batik')
    return (
      body +
      line(
        'M20 88q5-6 10 0t10 0M56 88q5-6 10 0t10 0M24 97q5-6 10 0t10 0M52 97q5-6 10 0t10 0',
        token('sun'),
        2.2,
      ) +
      fill('M39 70l9 11 9-11 4 2-11 14v14h-4V86L35 72z', token('brandDark'))
    );
  return body + fill('M38 71c2 9 6 14 10 14s8-5 10-14z', SKIN[skin]);
}

function faceOf({ skin, hair, hairColour = 'black', hasGlasses }: Portrait): string {
  const brows = hair === 'hijab' ? HAIR.black : HAIR[hairColour];
  return [
    line('M39.5 38.500q3-2 5.5-.8M51 37.700q2.5-1.2 5.5.8', brows, 1.5),
    `<g fill="${EYES}"><circle cx="42.5" cy="43" r="1.7"/><circle cx="53.5" cy="43" r="1.7"/></g>`,
    line('M48 44.500v3.500q0 1-1.5 1', SHADOW[skin], 1.4),
    line('M43.5 53q4.5 3.6 9 0', LIPS, 1.8),
    hasGlasses
      ? `<g fill="none" stroke="${EYES}" stroke-width="1.3"><circle cx="42" cy="43" r="4.8"/><circle cx="54" cy="43" r="4.8"/><path d="M46.8 42.500q1.2-1 2.4 0"/></g>`
      : '',
  ].join('');
}

function headOf(portrait: Portrait): string {
  const { skin, hair, hairColour = 'black', headscarf = 'brand' } = portrait;
  if (hair === 'hijab')
    return [
      fill(
        'M48 15c-14 0-21 10-21 23 0 10-1 19-6 27 5 13 15 20 27 20s22-7 27-20c-5-8-6-17-6-27 0-13-7-23-21-23z',
        token(headscarf),
      ),
      fill('M35.5 40c0-9 5-14 12.5-14s12.5 5 12.5 14c0 12-6 20-12.5 20s-12.5-8-12.5-20z', SKIN[skin]),
      fill('M35.7 38c.8-8 5.3-12 12.3-12s11.5 4 12.3 12c-3-5-7-7-12.3-7s-9.3 2-12.3 7z', token('brandSoft')),
      line('M37 58c6 8 18 8 28 3M33 66c10 9 24 8 33-2', token('brandDark'), 1.3),
      faceOf(portrait),
    ].join('');
  const { front } = HAIR_SHAPES[hair];
  return [
    `<g fill="${SHADOW[skin]}"><circle cx="33" cy="44" r="3.2"/><circle cx="63" cy="44" r="3.2"/></g>`,
    fill('M33 40c0-11 6-17 15-17s15 6 15 17c0 13-7 21-15 21s-15-8-15-21z', SKIN[skin]),
    faceOf(portrait),
    fill(front, HAIR[hairColour]),
  ].join('');
}

/** Returns the content of an SVG with the view box `0 0 96 96`: head and shoulders, for a round frame. */
export function portraitContent(portrait: Portrait): string {
  const { skin, hair, hairColour = 'black' } = portrait;
  const back = hair === 'hijab' ? undefined : HAIR_SHAPES[hair].back;
  return [
    back ? fill(back, HAIR[hairColour]) : '',
    clothesOf(portrait),
    fill('M41 54h14v15c0 5-3 8-7 8s-7-3-7-8z', SKIN[skin]),
    fill('M41 58c4 4 10 4 14 0v4c-4 4-10 4-14 0z', SHADOW[skin]),
    headOf(portrait),
  ].join('');
}
