export type Pair = { one: string; ground: string; least: number; criterion: string; use: string };

const TEXT = 4.5;
const EDGE = 3;

const text = (use: string, one: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ one, ground, least: TEXT, criterion: '1.4.3', use }));
const edge = (use: string, one: string, ...grounds: string[]): Pair[] =>
  grounds.map((ground) => ({ one, ground, least: EDGE, criterion: '1.4.11', use }));

/** What meets in our components, and how much it has to differ (WCAG 2.2 AA). */
export const PAIRS: readonly Pair[] = [
  ...text('text', 'ink', 'surface', 'paper', 'brand-tint', 'sun-tint'),
  ...text('text of less weight', 'muted', 'surface', 'paper', 'brand-tint', 'sun-tint'),
  ...text('text on buttons', 'on-brand', 'brand', 'brand-dark'),
  ...text('links', 'brand', 'surface', 'paper', 'brand-tint'),
  ...text('text of what is selected', 'brand-dark', 'brand-tint', 'surface'),
  ...text('text of the comparison bar and of insurers without a picture', 'surface', 'ink', 'brand'),
  ...text('text on dangerous buttons', 'on-bad', 'bad', 'bad-dark'),
  ...['info', 'ok', 'warn', 'bad'].flatMap((tone) => text('statuses', tone, `${tone}-tint`, 'surface')),
  ...edge('border of inputs', 'control', 'surface', 'paper'),
  ...edge('border of what is selected', 'brand', 'surface'),
  ...edge('border of inputs with an error', 'bad', 'surface'),
  ...edge('focus ring', 'focus', 'surface', 'paper'),
];

/** Not asked for where a label names the field and its text stands apart, but kinder: said, not refused. */
export const ADVISED: readonly Pair[] = edge('hairline of text fields', 'field', 'surface');
