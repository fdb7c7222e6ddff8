import { API_BASE } from '@naungan/api/routes';
import { UPLOADS_PATH, uploadId } from '@naungan/api/uploads';
import type { Harness, Reply, TestMember } from '../../../test/harness.ts';

/** For tests only: the tus protocol as a client sends it. */

/** The fields of the metadata that a test sets. Default: a photo of an identity card for an order of health insurance. */
export type UploadFields = {
  code?: string;
  filename?: string;
  filetype?: string;
  productType?: string;
  orderId?: string;
  policyNumber?: string;
};
type Caller = Pick<TestMember, 'token'> | null;

const TUS = { 'tus-resumable': '1.0.0' };

/** Returns the fields as an `Upload-Metadata` header. */
export const metadataOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Sends one request of the protocol, without headers that are undefined. */
export async function tusRequest(
  harness: Harness,
  caller: Caller,
  method: 'GET' | 'POST' | 'PATCH' | 'HEAD' | 'DELETE' | 'OPTIONS',
  url: string,
  headers: Record<string, string | undefined> = {},
  payload?: Buffer,
): Promise<Reply> {
  const allHeaders = { ...TUS, ...(caller ? { access_token: caller.token } : {}), ...headers };
  const presentEntries = Object.entries(allHeaders).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  const reply = await harness.app.inject({
    method,
    url,
    headers: Object.fromEntries(presentEntries) as Record<string, string>,
    ...(payload ? { payload } : {}),
  });
  const isJson = String(reply.headers['content-type']).includes('json') && reply.payload !== '';
  const { statusCode: status, payload: text, rawPayload: raw } = reply;
  return { status, headers: reply.headers, body: isJson ? JSON.parse(text) : text, text, raw };
}

/** Creates an upload of this size, without its bytes. */
export const createTestUpload = (
  harness: Harness,
  caller: Caller,
  bytes: number,
  uploadFields: UploadFields = {},
) => {
  const { orderId, policyNumber, productType = 'kesehatan', ...otherFields } = uploadFields;
  const formPurpose: Record<string, string> = policyNumber ? { policyNumber } : { productType };
  const purpose = orderId ? { orderId } : formPurpose;
  const fields = {
    code: 'ktp',
    filename: 'ktp saya.jpg',
    filetype: 'image/jpeg',
    ...otherFields,
    ...purpose,
  };
  return tusRequest(harness, caller, 'POST', API_BASE + UPLOADS_PATH, {
    'upload-length': String(bytes),
    'upload-metadata': metadataOf(fields),
  });
};

export const sendBytes = (harness: Harness, caller: Caller, url: string, offset: number, bytes: Buffer) =>
  tusRequest(
    harness,
    caller,
    'PATCH',
    url,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    bytes,
  );

/** Creates an upload and sends the whole file; returns its URL and id. */
export async function uploadAhead(
  harness: Harness,
  caller: Caller,
  content: Buffer,
  uploadFields: UploadFields = {},
): Promise<{ url: string; id: string }> {
  const createReply = await createTestUpload(harness, caller, content.length, uploadFields);
  const url = String(createReply.headers.location);
  const sendReply = await sendBytes(harness, caller, url, 0, content);
  if (sendReply.status !== 204)
    throw new Error(`The upload was refused: ${createReply.text} ${sendReply.text}`);
  return { url, id: uploadId(url) };
}
