import { ApiProblem, problemText } from '@naungan/api/api-problem';
import type { UploadFile, UploadTools } from '@naungan/ui/fields/attachment';
import type { Storefront } from '../storefront.ts';
import { network, untilOnline } from './network.ts';
import { type UploadTarget, uploadKeyPrefix } from './upload-target.ts';

/**
 * Number of attempts to load the upload code. After a release its file may be missing; then only a reload of the page
 * helps.
 */
const LOAD_ATTEMPTS = 6;
const LOAD_RETRY_MS = 20_000;

/** Loads the upload code when the first file is sent. At that time the browser may be offline or the server may be down. */
async function loadUploads({ onPause, signal }: Pick<UploadTools, 'onPause' | 'signal'>) {
  for (let attempt = 1; ; attempt += 1) {
    await untilOnline(network);
    try {
      return await import('./browser-uploads.ts');
    } catch (cause) {
      if (attempt === LOAD_ATTEMPTS)
        throw new ApiProblem(problemText(0, undefined), { status: 0, code: '', raw: '', fields: [], cause });
    }
    onPause?.();
    await new Promise((resolve) => setTimeout(resolve, LOAD_RETRY_MS));
    signal.throwIfAborted();
  }
}

/** Returns the upload function of a form; undefined if its files are sent with the form. */
export function fileUploader(shop: Storefront, target: UploadTarget): UploadFile | undefined {
  if (!shop.sendsFilesFirst || typeof XMLHttpRequest === 'undefined') return undefined;
  return async (file, tools) => {
    const { uploadsOf } = await loadUploads(tools);
    return uploadsOf(shop).send(target, file, tools);
  };
}

/** Removes the resume state of a form's uploads after the form was sent. */
export const forgetUploads = ({ storage }: Storefront, target: Pick<UploadTarget, 'owner' | 'form'>) =>
  storage.clear(uploadKeyPrefix(target));
