import { ApiProblem, problemText } from '@naungan/api/api-problem';
import type { UploadFile } from '@naungan/ui/fields/attachment';
import type { Storefront } from '../storefront.ts';
import { network, untilOnline } from './network.ts';
import { type UploadTarget, uploadKeyPrefix } from './upload-target.ts';

/** The upload code is loaded with the first file, which may be chosen while offline. */
async function loadUploads() {
  await untilOnline(network);
  return import('./browser-uploads.ts').catch((cause: unknown) => {
    throw new ApiProblem(problemText(0, undefined), { status: 0, code: '', raw: '', fields: [], cause });
  });
}

/** Returns the upload function of a form; undefined if its files are sent with the form. */
export function fileUploader(shop: Storefront, target: UploadTarget): UploadFile | undefined {
  if (!shop.sendsFilesFirst || typeof XMLHttpRequest === 'undefined') return undefined;
  return async (file, tools) => {
    const { uploadsOf } = await loadUploads();
    return uploadsOf(shop).send(target, file, tools);
  };
}

/** Removes the resume state of a form's uploads after the form was sent. */
export const forgetUploads = ({ storage }: Storefront, target: Pick<UploadTarget, 'owner' | 'form'>) =>
  storage.clear(uploadKeyPrefix(target));
