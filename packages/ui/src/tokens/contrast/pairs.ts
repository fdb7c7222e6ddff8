export type Pair = {
  /** Token of the text or the border, without the prefix: `on-brand`. */
  foreground: string;
  /** Token of the colour behind or next to `foreground`. */
  background: string;
  /** Required contrast ratio, from 1 to 21. */
  minimum: number;
  /** Success criterion of WCAG that requires the ratio: `1.4.3`. */
  criterion: string;
  /** Where the components have this pair, for the message. */
  use: string;
};

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

const textPairs = (use: string, foreground: string, ...backgrounds: string[]): Pair[] =>
  backgrounds.map((background) => ({
    foreground,
    background,
    minimum: TEXT_CONTRAST,
    criterion: '1.4.3',
    use,
  }));
const edgePairs = (use: string, foreground: string, ...backgrounds: string[]): Pair[] =>
  backgrounds.map((background) => ({
    foreground,
    background,
    minimum: EDGE_CONTRAST,
    criterion: '1.4.11',
    use,
  }));

/** The pairs of colours that touch each other in the components, with the required contrast (WCAG 2.2 AA). */
export const PAIRS: readonly Pair[] = [
  ...textPairs('text', 'ink', 'surface', 'paper', 'brand-tint', 'sun-tint'),
  ...textPairs('secondary text', 'muted', 'surface', 'paper', 'brand-tint', 'sun-tint'),
  ...textPairs('text on buttons', 'on-brand', 'brand', 'brand-dark'),
  ...textPairs('links', 'brand', 'surface', 'paper', 'brand-tint'),
  ...textPairs('text of selected items', 'brand-dark', 'brand-tint', 'surface'),
  ...textPairs('text of the comparison bar and of insurers without a picture', 'surface', 'ink', 'brand'),
  ...textPairs('text on dangerous buttons', 'on-bad', 'bad', 'bad-dark'),
  ...['info', 'ok', 'warn', 'bad'].flatMap((tone) => textPairs('statuses', tone, `${tone}-tint`, 'surface')),
  ...edgePairs('border of inputs', 'control', 'surface', 'paper'),
  ...edgePairs('border of selected items', 'brand', 'surface'),
  ...edgePairs('border of inputs with an error', 'bad', 'surface'),
  ...edgePairs('focus ring', 'focus', 'surface', 'paper'),
];

/**
 * Pairs for which WCAG requires no contrast, because a label names the field. Low contrast is reported as
 * advice, not as a problem.
 */
export const ADVISED_PAIRS: readonly Pair[] = edgePairs('hairline of text fields', 'field', 'surface');
