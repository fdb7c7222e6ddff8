import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import {
  type Block,
  factGrid,
  factSection,
  type LetterSection,
  numberedSteps,
  paragraph,
  section,
  table,
} from './blocks.ts';
import { letterOf } from './letter.ts';
import { textOf } from './pdf-text.fixture.ts';
import { renderPdf } from './render-pdf.ts';
import { PAGE } from './theme.ts';

const DATE = new Date('2026-11-21T03:00:00Z');
const renderLetter = (sections: LetterSection[]) =>
  renderPdf(letterOf({ brand: site, title: 'Surat', reference: 'NOMOR-1', date: DATE, sections }));

/** Returns the lines of each page above its footer, from top to bottom. */
async function pagesOf(pdf: Uint8Array): Promise<string[][]> {
  const loadingTask = getDocument({ data: new Uint8Array(pdf) });
  const document = await loadingTask.promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.transform[5] > PAGE.footer ? [item.str] : [])));
  }
  await loadingTask.destroy();
  return pages.map((texts) => texts.filter((text) => text.trim() !== ''));
}

const longText = 'Keterangan yang panjang dan masih berlanjut. '.repeat(6);
const FOLLOWING_BLOCKS: [string, Block][] = [
  ['facts', factGrid([{ title: 'Judul', value: longText, wide: true }])],
  ['steps', numberedSteps([longText, longText])],
  ['a paragraph', paragraph(longText)],
  ['a table', table([{ title: 'Uraian', share: 1 }], [[longText], [longText]], ['Jumlah'])],
];

describe('a PDF letter', () => {
  test.each(FOLLOWING_BLOCKS)(
    'a PDF letter keeps a heading on the same page as %s below it',
    async (_name, block) => {
      const headingStartsPageTwo = new Set<boolean>();
      for (let linesAbove = 34; linesAbove <= 44; linesAbove += 1) {
        const sections = [
          ...Array<LetterSection>(linesAbove).fill(paragraph('baris')),
          section('KEPALA', block),
        ];
        const pages = await pagesOf(await renderLetter(sections));
        for (const page of pages) expect(page.at(-1), `after ${linesAbove} lines`).not.toBe('KEPALA');
        headingStartsPageTwo.add(pages[1]?.[0] === 'KEPALA');
      }
      // The loop tested the page break only if the heading began page two in some rounds and not in others.
      expect(headingStartsPageTwo).toEqual(new Set([false, true]));
    },
  );

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
    const [page] = await pagesOf(await renderLetter([section('KEPALA', factGrid(items))]));
    expect(page).toContain(email);
  });

  test.each([
    [500, 500, 1],
    [501, 500, 2],
  ])(
    'draws a section with facts of %i and %i characters on at most %i page(s)',
    async (firstLength, secondLength, maxPageCount) => {
      const items = [firstLength, secondLength].map((length) => ({
        title: 'Alamat',
        value: 'Jalan Melati '.repeat(100).slice(0, length),
        wide: true as const,
      }));
      const pageCounts = new Set<number>();
      for (let linesAbove = 34; linesAbove <= 48; linesAbove += 1) {
        const sections = [
          ...Array<LetterSection>(linesAbove).fill(paragraph('baris')),
          factSection('KEPALA', items),
        ];
        const pages = await pagesOf(await renderLetter(sections));
        pageCounts.add(pages.filter((page) => page.some((line) => line.includes('Melati'))).length);
      }
      expect(Math.max(...pageCounts)).toBe(maxPageCount);
    },
  );

  test('repeats the heading and the head of a table on each page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`baris ${index}`]);
    const pages = await pagesOf(
      await renderLetter([section('KEPALA', table([{ title: 'Uraian', share: 1 }], rows))]),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.slice(0, 2)).toEqual(['KEPALA', 'Uraian']);
  });

  test('breaks a word that is wider than its column', async () => {
    const word = 'x'.repeat(300);
    const { text } = await textOf(
      await renderLetter([section('A', factGrid([{ title: 'B', value: word }]))]),
    );
    expect(text.replaceAll(' ', '')).toContain(word);
  });

  test('a PDF letter has its reference and page number on every page', async () => {
    const { pages, text, title } = await textOf(
      await renderLetter([section('A', numberedSteps(Array(90).fill('langkah')))]),
    );
    expect(title).toBe('Surat');
    for (let page = 1; page <= pages; page += 1)
      expect(text).toContain(`NOMOR-1 Halaman ${page} dari ${pages}`);
  });

  test('a PDF letter is rendered to the same bytes for the same content and date', async () => {
    const sections = [section('A', factGrid([{ title: 'B', value: 'C' }]))];
    expect(Buffer.from(await renderLetter(sections)).equals(Buffer.from(await renderLetter(sections)))).toBe(
      true,
    );
  });
});
