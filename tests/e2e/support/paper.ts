import { expect, type Page } from '@playwright/test';
import { pdfPages } from './pdf.ts';

/** Size of a sheet in points. */
const A4 = { width: 595, height: 842 };

/** `sheetTexts`: the text of each sheet, in order. `text`: the text of all sheets together. */
export type PrintedPage = { sheetCount: number; text: string; sheetTexts: string[] };

/** Prints the page; expects A4 sheets that are not empty. */
export async function printPage(page: Page): Promise<PrintedPage> {
  await page.emulateMedia({ media: 'print' });
  const sheets = await pdfPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  await page.emulateMedia({ media: null });
  for (const { width, height, text } of sheets) {
    expect([Math.round(width), Math.round(height)]).toEqual([A4.width, A4.height]);
    expect(text.trim()).not.toBe('');
  }
  const sheetTexts = sheets.map(({ text }) => text);
  return { sheetCount: sheets.length, text: sheetTexts.join(' '), sheetTexts };
}
