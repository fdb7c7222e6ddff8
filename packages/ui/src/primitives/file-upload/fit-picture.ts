import { hasCameraData, jpegName, type PictureStep, pictureSteps } from '@naungan/domain/attachment';
import { sizeText } from './file-text.ts';

export type FittedPicture = { file: File; note: string };

/** Where the picture of a JPEG begins at the latest, for nearly all: Exif and XMP stand within it. */
const HEAD_BYTES = 256 * 1024;

const headOf = async (file: File) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

function writeJpeg(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { width, height, quality }: PictureStep,
): Promise<Blob | null> {
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('This browser has no memory for a canvas of this size');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

function noteOf(file: File, written: Blob, limit: number, wasJpeg: boolean): string {
  if (file.size > limit)
    return `Foto diperkecil dari ${sizeText(file.size)} menjadi ${sizeText(written.size)}.`;
  return wasJpeg ? 'Data kamera dan lokasi pada foto dihapus.' : 'Gambar disimpan sebagai JPG.';
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, of all fields: a decoded photo takes 50 MB, and a small phone ends the page at a few of them. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function rewrite(file: File, limit: number, wasJpeg: boolean): Promise<FittedPicture | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  try {
    const { width, height } = picture;
    for (const step of pictureSteps({ width, height, bytes: file.size }, limit)) {
      const written = await writeJpeg(canvas, picture, step);
      if (written?.type === 'image/jpeg' && written.size <= limit) {
        const options = { type: written.type, lastModified: file.lastModified };
        const note = noteOf(file, written, limit, wasJpeg);
        return { file: new File([written], jpegName(file.name), options), note };
      }
    }
    return null;
  } finally {
    picture.close();
    // Safari holds the memory of a canvas that still has a size.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/**
 * A picture as the JPEG that is sent: at most `limit` bytes, upright, without what the camera noted down, such as where
 * it was taken. `null` where it can stay as it is.
 * @throws where this browser cannot show the picture
 */
export async function fitPicture(file: File, limit: number): Promise<FittedPicture | null> {
  const cameraData = hasCameraData(await headOf(file));
  if (cameraData === false && file.size <= limit) return null;
  return inTurn(() => rewrite(file, limit, cameraData !== null));
}
