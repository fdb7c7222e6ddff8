import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { type Block, factSection, facts, type Part, paragraph, section, steps, table } from './blocks.ts';
import { type Letter, letterOf } from './letter.ts';
import { textOf } from './pdf-text.fixture.ts';
import { print } from './print.ts';

const DATE = new Date('2026-11-21T03:00:00Z');
const letter = (parts: Part[], changes: Partial<Letter> = {}) =>
  print(letterOf({ brand: site, title: 'Surat', reference: 'NOMOR-1', date: DATE, parts, ...changes }));

/** Returns the lines of each page above its footer, from top to bottom. */
async function pagesOf(pdf: Uint8Array): Promise<string[][]> {
  const loading = getDocument({ data: new Uint8Array(pdf) });
  const document = await loading.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.transform[5] > 58 ? [item.str] : [])));
  }
  await loading.destroy();
  return pages.map((texts) => texts.filter((text) => text.trim() !== ''));
}

const longText = 'Keterangan yang panjang dan masih berlanjut. '.repeat(6);
const FOLLOWING_BLOCKS: [string, Block][] = [
  ['facts', facts([{ title: 'Judul', value: longText, wide: true }])],
  ['steps', steps([longText, longText])],
  ['a paragraph', paragraph(longText)],
  ['a table', table([{ title: 'Uraian', share: 1 }], [[longText], [longText]], ['Jumlah'])],
];

describe('a PDF letter', () => {
  test.each(FOLLOWING_BLOCKS)('keeps a heading on the same page as %s below it', async (_what, block) => {
    const starts = new Set<boolean>();
    for (let above = 34; above <= 44; above += 1) {
      const parts = [...Array<Part>(above).fill(paragraph('baris')), section('KEPALA', block)];
      const pages = await pagesOf(await letter(parts));
      for (const page of pages) expect(page.at(-1), `after ${above} lines`).not.toBe('KEPALA');
      starts.add(pages[1]?.[0] === 'KEPALA');
    }
    // The heading was on both pages in the course of the search, so that the page break was tested.
    expect(starts).toEqual(new Set([false, true]));
  });

  test.each([
    'siti.rahayu.k@contoh.co.id',
    'siti.rahayu.ku@contoh.co.id',
    `siti.${'x'.repeat(50)}@contoh.co.id`,
  ])('does not break the e-mail address %s', async (email) => {
    const items = [
      { title: 'Nama', value: 'SITI' },
      { title: 'Telepon', value: '0812' },
      { title: 'Email', value: email },
    ];
    const [page] = await pagesOf(await letter([section('KEPALA', facts(items))]));
    expect(page).toContain(email);
  });

  test.each([
    ['together', [500, 500], 1],
    ['apart when they are longer than 1000 characters', [501, 500], 2],
  ])('keeps facts of one section %s', async (_what, lengths, pageCount) => {
    const items = lengths.map((length) => ({
      title: 'Alamat',
      value: 'Jalan Melati '.repeat(100).slice(0, length),
      wide: true as const,
    }));
    const starts = new Set<number>();
    for (let above = 34; above <= 48; above += 1) {
      const parts = [...Array<Part>(above).fill(paragraph('baris')), factSection('KEPALA', items)];
      const pages = await pagesOf(await letter(parts));
      starts.add(pages.filter((page) => page.some((line) => line.includes('Melati'))).length);
    }
    expect(Math.max(...starts)).toBe(pageCount);
  });

  test('repeats the head of a table with its heading on each page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`baris ${index}`]);
    const pages = await pagesOf(
      await letter([section('KEPALA', table([{ title: 'Uraian', share: 1 }], rows))]),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.slice(0, 2)).toEqual(['KEPALA', 'Uraian']);
  });

  test('breaks a word that is wider than its column', async () => {
    const word = 'x'.repeat(300);
    const { text } = await textOf(await letter([section('A', facts([{ title: 'B', value: word }]))]));
    expect(text.replaceAll(' ', '')).toContain(word);
  });

  test('shows its reference and page number on every page', async () => {
    const { pages, text, title } = await textOf(
      await letter([section('A', steps(Array(90).fill('langkah')))]),
    );
    expect(title).toBe('Surat');
    for (let page = 1; page <= pages; page += 1)
      expect(text).toContain(`NOMOR-1 Halaman ${page} dari ${pages}`);
  });

  test('has the same bytes for the same content and date', async () => {
    const parts = [section('A', facts([{ title: 'B', value: 'C' }]))];
    expect(Buffer.from(await letter(parts)).equals(Buffer.from(await letter(parts)))).toBe(true);
  });
});
