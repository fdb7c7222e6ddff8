import type { SiteConfig } from '@naungan/domain/brand';
import sharp from 'sharp';
import { readDataFile } from '../../core/data-file.ts';
import { text } from '../../pdf/blocks.ts';
import { letterOf } from '../../pdf/letter.ts';
import { renderPdf } from '../../pdf/render-pdf.ts';

/** The fields of a required document that determine its example files. */
type FileSpec = { code: string; name: string; extention: string; min?: number | undefined };

/** Returns functions that create example files for documents. The PDF states that it is an example. */
export async function createDemoFiles(brand: SiteConfig, date: Date) {
  const title = 'Dokumen contoh';
  const parts = [() => [text(title, 'title')]];
  const pdf = await renderPdf(letterOf({ brand, title, reference: 'Demo', date, sections: parts }));
  const { brandTint, brand: frame } = brand.colours;
  const photo = await sharp({ create: { width: 640, height: 420, channels: 3, background: brandTint } })
    .extend({ top: 30, bottom: 30, left: 30, right: 30, background: frame })
    .jpeg()
    .toBuffer();
  const filesByType: Record<string, { content: Buffer; type: string; extension: string }> = {
    image: { content: photo, type: 'image/jpeg', extension: 'jpg' },
    video_image: { content: photo, type: 'image/jpeg', extension: 'jpg' },
    video: { content: readDataFile('demo/video.mp4'), type: 'video/mp4', extension: 'mp4' },
  };
  const pdfContent = { content: pdf, type: 'application/pdf', extension: 'pdf' };

  return {
    /** Returns the PDF as a `File` for a form. */
    pdfFile: (name = title) => new File([new Uint8Array(pdf)], `${name}.pdf`, { type: pdfContent.type }),
    /** Appends the required number of files for each document. */
    append(form: FormData, documents: readonly FileSpec[]): void {
      for (const { code, name, extention, min = 1 } of documents) {
        const { content, type, extension } = filesByType[extention] ?? pdfContent;
        for (let count = 0; count < min; count += 1)
          form.append(code, new File([new Uint8Array(content)], `demo--${name}.${extension}`, { type }));
      }
    },
  };
}
export type DemoFiles = Awaited<ReturnType<typeof createDemoFiles>>;
