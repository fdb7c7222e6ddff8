import sharp from 'sharp';

/** A real photograph-like JPEG of about the given width, as a phone would upload. */
export async function jpeg(name: string, width = 900) {
  const buffer = await sharp({
    create: { width, height: Math.round(width * 0.63), channels: 3, background: '#0a6a66' },
  })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const PAPER = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** A PDF without pages: a paper whose content nobody reads. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(PAPER),
});
