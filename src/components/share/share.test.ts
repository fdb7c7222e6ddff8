import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawingsIn } from '../../content/drawings/drawings.ts';
import { renderShare } from './render.ts';

const drawing = drawingsIn('illustrations').get('payung') ?? '';

describe('the picture of a shared page', () => {
  test.each([
    ['a short title', 'Artikel'],
    ['a long title', 'Zona gempa: mengapa premi rumah di Bandung berbeda dengan premi rumah di Pontianak?'],
    ['accents, signs and quotation marks', 'Rp1.000.000 & “polis” – café'],
  ])('the picture of a page with %s has 1200 × 630 pixels and less than 100 KB', async (_content, title) => {
    const png = await renderShare({ title, label: 'Properti', drawing });
    const { width, height, format } = await sharp(png).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(png.length).toBeLessThan(100 * 1024);
  });

  test('the picture of a page has no text in the area of the drawing', async () => {
    const title = 'Perlindungan menyeluruh pertanggungjawaban berkesinambungan ketidakberuntungan keluarga';
    const emptyDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';
    const png = await renderShare({ title, drawing: emptyDrawing });
    const drawingArea = { left: 640, top: 0, width: 560, height: 610 };
    // sharp computes statistics of a whole image only, so the area is extracted to a separate image.
    const { channels } = await sharp(await sharp(png).extract(drawingArea).png().toBuffer()).stats();
    expect(channels.slice(0, 3).map(({ stdev }) => stdev)).toEqual([0, 0, 0]);
  });
});
