import { ApiError, failureText } from '@naungan/api/failure';
import type { UploadFile } from '@naungan/ui/orders/attachment-fields';
import { vault } from './browser-vault.ts';
import { network, untilOnline } from './network.ts';
import { type UploadPlace, uploadPrefix } from './upload-place.ts';

/** Everything that sends comes with the first file, which may be chosen while there is no network. */
async function loadUploads() {
  await untilOnline(network);
  return import('./browser-uploads.ts').catch((cause: unknown) => {
    throw new ApiError(failureText(0, undefined), { status: 0, code: '', raw: '', fields: [], cause });
  });
}

/** What a flow sends its files with. */
export function sendAhead(place: UploadPlace): UploadFile {
  return async (file, tools) => {
    const { uploads } = await loadUploads();
    return uploads.send(place, file, tools);
  };
}

/** The form has its files: nothing of them needs to be known any more. */
export const forgetUploads = (place: Pick<UploadPlace, 'owner' | 'form'>) => vault.clear(uploadPrefix(place));
