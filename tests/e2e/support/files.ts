import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Returns a JPEG of this width in pixels, with the proportions of an identity card. */
export async function createJpeg(name: string, width = 900) {
  const buffer = await sharp({
    create: { width, height: Math.round(width * 0.63), channels: 3, background: '#0a6a66' },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const PDF_CONTENT = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** Returns a PDF without pages. */
export const createPdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PDF_CONTENT),
});

/** Waits until the page stores no file, in forms that show no note: while it stores one, it asks before the visitor leaves. */
export const waitForFileSaves = (page: Page) =>
  page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
