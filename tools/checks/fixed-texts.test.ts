import { expect, test } from 'vitest';
import { fixedTextsIn, fixedTextViolations } from './fixed-texts.mjs';

const FILE = 'packages/ui/src/orders/order-list/OrderList.tsx';
const textsIn = (code: string) => fixedTextsIn(FILE, code).map(({ text }: { text: string }) => text);

test('the check of fixed texts rejects texts of elements, attributes and objects, with their lines', () => {
  const code = [
    'const A = () => (',
    '  <Row title="Nomor pesanan">',
    '    Bayar',
    `    <Field hint={count > 0 ? \`\${count} produk dipilih\` : ''} />`,
    '  </Row>',
    ');',
    "const ITEM = { label: 'Bayar' };",
    "const NOTE = 'Pesanan belum terkirim';",
  ].join('\n');
  expect(fixedTextViolations(FILE, code).map(({ line }: { line: number }) => line)).toEqual([2, 3, 4, 7, 8]);
});

test('the check of fixed texts accepts identifiers, developer errors, compared values and replaced texts', () => {
  expect(
    textsIn(`
      import { x } from 'klaim dan polis';
      const A = () => <Row className="nu:grid klaim" name="nama" title={texts.title} label={label} id="isian klaim" />;
      if (turn === 'Giliran Anda untuk klaim') throw new Error('Metode yang tidak ada');
      const LAYOUT = { title: 'grid', text: 'sm' };
    `),
  ).toEqual(['isian klaim']);
});

test('the check of fixed texts skips messages, stories, tests and the files of the exceptions', () => {
  const code = 'const A = () => <p>Bayar</p>;';
  for (const file of [
    'packages/ui/src/orders/order-list/messages.ts',
    'packages/ui/src/lines/property/search/question-messages.ts',
    'packages/ui/src/orders/order-list/OrderList.stories.tsx',
    'packages/ui/src/lines/vehicle/plan-terms.ts',
    'packages/domain/src/claim/messages.ts',
  ])
    expect(fixedTextViolations(file, code)).toEqual([]);
  expect(fixedTextViolations('packages/ui/src/lines/vehicle/additions/AccessoryList.tsx', code)).toHaveLength(
    1,
  );
});
