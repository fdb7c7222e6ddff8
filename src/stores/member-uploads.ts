import { ApiError, failureText } from '@naungan/api/failure';
import { network, untilOnline } from '@naungan/storefront/uploads/network';
import { type UploadTarget, uploadKeyPrefix } from '@naungan/storefront/uploads/upload-target';
import type { UploadFile } from '@naungan/ui/fields/attachment';
import { storage } from './browser-storage.ts';

/** The upload code is loaded with the first file, which may be chosen while there is no network. */
async function loadUploads() {
  await untilOnline(network);
  return import('./browser-uploads.ts').catch((cause: unknown) => {
    throw new ApiError(failureText(0, undefined), { status: 0, code: '', raw: '', fields: [], cause });
  });
}

/** The upload function of a form: its files are sent before the form is. */
export function fileUploader(target: UploadTarget): UploadFile {
  return async (file, tools) => {
    const { uploads } = await loadUploads();
    return uploads.send(target, file, tools);
  };
}

/** Drops the resume state of a form's uploads, once the form was sent. */
export const forgetUploads = (target: Pick<UploadTarget, 'owner' | 'form'>) =>
  storage.clear(uploadKeyPrefix(target));
