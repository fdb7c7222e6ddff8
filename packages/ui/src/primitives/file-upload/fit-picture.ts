import { hasCameraData, jpegName, type PictureStep, pictureSteps } from '@naungan/domain/attachment';
import type { Messages } from '../host/messages.ts';
import { sizeText } from './file-text.ts';

/** `note` returns the note about how the picture was changed. */
export type FittedPicture = { file: File; note: (messages: Messages['FileUpload']) => string };

/** Number of bytes at the start of a file that contain the Exif and XMP data of nearly every JPEG. */
const HEAD_BYTES = 256 * 1024;

const readHead = async (file: File) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

function writeJpeg(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { width, height, quality }: PictureStep,
): Promise<Blob | null> {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('The browser could not create a canvas of this size');
  // A JPEG has no transparency: transparent parts of the picture become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

/** Returns the note about how the picture was changed. `limit` is in bytes. */
const changeNote =
  (file: File, jpeg: Blob, limit: number, wasJpeg: boolean): FittedPicture['note'] =>
  (messages) => {
    if (file.size > limit) return messages.shrunk(sizeText(file.size), sizeText(jpeg.size));
    return wasJpeg ? messages.cameraDataRemoved : messages.converted;
  };

let lastTask: Promise<unknown> = Promise.resolve();

/**
 * Runs the tasks of all fields one after another. A decoded photo takes 50 MB of memory: several photos at the same
 * time would crash the page on a cheap phone.
 */
function runSequentially<Value>(run: () => Promise<Value>): Promise<Value> {
  const task = lastTask.then(run);
  lastTask = task.catch(() => undefined);
  return task;
}

async function rewriteAsJpeg(file: File, limit: number, wasJpeg: boolean): Promise<FittedPicture | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  try {
    const { width, height } = picture;
    for (const step of pictureSteps({ width, height, bytes: file.size }, limit)) {
      const jpeg = await writeJpeg(canvas, picture, step);
      if (jpeg?.type === 'image/jpeg' && jpeg.size <= limit) {
        const options = { type: jpeg.type, lastModified: file.lastModified };
        const note = changeNote(file, jpeg, limit, wasJpeg);
        return { file: new File([jpeg], jpegName(file.name), options), note };
      }
    }
    return null;
  } finally {
    picture.close();
    // Safari frees the memory of a canvas only when its size is set to 0.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/**
 * Resolves to the picture as an upright JPEG of at most `limit` bytes without camera data, such as the GPS position.
 * Resolves to `null` if the file can be sent unchanged, or cannot be made small enough.
 * @throws if the browser cannot decode the picture
 */
export async function fitPicture(file: File, limit: number): Promise<FittedPicture | null> {
  const cameraData = hasCameraData(await readHead(file));
  // `hasCameraData` returns `null` for a file that is not a JPEG.
  const isJpeg = cameraData !== null;
  if (cameraData === false && file.size <= limit) return null;
  return runSequentially(() => rewriteAsJpeg(file, limit, isJpeg));
}
