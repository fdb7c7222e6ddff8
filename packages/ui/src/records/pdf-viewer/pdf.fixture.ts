import type { OpenPdf } from './index.ts';

/** Returns a function that opens a PDF with one page per text. A page shows its text above grey lines. */
export const pdfOf =
  (...texts: string[]): OpenPdf =>
  async () => ({
    count: texts.length,
    page: async (pageNumber) => ({
      text: texts[pageNumber - 1] ?? '',
      ratio: Math.SQRT2,
      draw: async (canvas, width) => {
        canvas.width = width;
        canvas.height = width * Math.SQRT2;
        const context = canvas.getContext('2d');
        if (!context) return;
        // Positions and sizes are fractions of the width of the page.
        context.fillStyle = '#12232b';
        context.font = `${width / 18}px sans-serif`;
        context.fillText(texts[pageNumber - 1] ?? '', width / 12, width / 8);
        context.fillStyle = '#cfccc1';
        for (let row = 3; row < 20; row += 1)
          context.fillRect(width / 12, (row * width) / 16, width * 0.8, 6);
      },
    }),
    close: () => undefined,
  });
