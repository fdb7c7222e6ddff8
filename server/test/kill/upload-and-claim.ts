import { UPLOADS_PATH } from '@naungan/api/uploads';
import { todayInJakarta } from '@naungan/domain/dates';
import { metadataOf } from '../../src/core/uploads/fixture.ts';
import { claimForm } from '../../src/modules/claims/fixture.ts';
import { JPEG } from '../../src/modules/orders/fixture.ts';
import { encodeMultipart } from '../multipart.ts';
import { type Connection, ConsistencyError, call, failUnexpected } from './requests.ts';

/** The upload of a file before its order. `sentBytes`: the bytes that the server has acknowledged. */
export type UploadProgress = { line: string; uploadUrl: string | null; sentBytes: number };
/** The claim on the policy of an order. `claimId` is null until the server has acknowledged the claim. */
export type ClaimProgress = {
  line: string;
  orderId: string | null;
  policyNumber: string | null;
  claimKey: string;
  claimId: string | null;
};

/** Code of the document that is uploaded before a health order, in chunks. */
export const UPLOADED_CODE = 'ktp';
const UPLOADED_FILE = Buffer.concat([JPEG, Buffer.alloc(300_000)]);
const CHUNK_BYTES = 100_000;
const TUS_HEADERS = { 'tus-resumable': '1.0.0' };

/** Sends the next chunk of the upload, from the offset that the server has stored. */
export async function uploadChunk(connection: Connection, journey: UploadProgress): Promise<void> {
  const { line: productType } = journey;
  if (!journey.uploadUrl) {
    const metadata = metadataOf({ code: UPLOADED_CODE, filename: 'a.jpg', productType });
    const creation = await call(connection, 'POST', `/api/v1${UPLOADS_PATH}`, {
      token: connection.member,
      headers: {
        ...TUS_HEADERS,
        'upload-length': String(UPLOADED_FILE.length),
        'upload-metadata': metadata,
      },
    });
    if (creation.status !== 201) failUnexpected('An upload', creation);
    journey.uploadUrl = creation.headers.get('location') ?? '';
  }
  const tusCall = (method: string, headers: Record<string, string>, body?: Uint8Array<ArrayBuffer>) =>
    call(connection, method, new URL(journey.uploadUrl ?? '', 'http://server.invalid').pathname, {
      token: connection.member,
      headers: { ...TUS_HEADERS, ...headers },
      ...(body ? { body } : {}),
    });
  const status = await tusCall('HEAD', {});
  if (status.status !== 200) failUnexpected(`The upload ${journey.uploadUrl}`, status);
  const offset = Number(status.headers.get('upload-offset'));
  if (offset < journey.sentBytes)
    throw new ConsistencyError(`An upload has ${offset} of ${journey.sentBytes} acknowledged bytes`);
  journey.sentBytes = offset;
  if (offset === UPLOADED_FILE.length) return;
  const chunk = new Uint8Array(UPLOADED_FILE.subarray(offset, offset + CHUNK_BYTES));
  const reply = await tusCall(
    'PATCH',
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    chunk,
  );
  // 409 and 423: an earlier request, whose connection has ended, still writes.
  if (reply.status === 409 || reply.status === 423) return;
  if (reply.status !== 204) failUnexpected('A chunk', reply);
  journey.sentBytes = offset + chunk.length;
}

/** Returns whether bytes of the upload are missing. */
export const isIncomplete = ({ sentBytes }: UploadProgress) => sentBytes < UPLOADED_FILE.length;

/** Sends the claim; expects the same claim for a repeated key. */
export async function submitClaim(connection: Connection, journey: ClaimProgress): Promise<void> {
  const { line: productType, orderId, policyNumber, claimKey } = journey;
  const policy = { number: policyNumber ?? '', id: '', orderId: orderId ?? '', productType };
  // The simulated insurer does not decide claims with this word.
  const payload = { incidentDate: todayInJakarta(new Date()), description: 'Tunggu petugas' };
  const { path, parts } = claimForm(policy, { payload });
  const { payload: body, contentType } = encodeMultipart(parts);
  const response = await call(connection, 'POST', `/api/v1${path}`, {
    token: connection.member,
    body: new Uint8Array(body),
    headers: { 'content-type': contentType, 'idempotency-key': claimKey },
  });
  if (response.status !== 200) failUnexpected('A claim', response);
  const id = String(response.body.response._id);
  if (journey.claimId && journey.claimId !== id)
    throw new ConsistencyError(`The key ${claimKey} has two claims`);
  journey.claimId = id;
}
