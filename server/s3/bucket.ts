import type { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Driver } from 'flydrive/drivers/s3';

/** The settings of the bucket (`src/config.ts`). */
type BucketSettings = {
  S3_BUCKET?: string | undefined;
  S3_REGION: string;
  S3_ENDPOINT?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
};

/** Bytes of a part of a multipart upload. A smaller file is sent by one request. */
const PART_BYTES = 8 * 1_048_576;
/** Milliseconds until a connection, and a reply, count as failed. */
const CONNECTION_TIMEOUT = 3_000;
const REQUEST_TIMEOUT = 30_000;
/** Attempts of a request, with growing pauses, before the caller's request fails. */
const ATTEMPTS = 4;

/**
 * Opens the bucket `S3_BUCKET`. A file is complete when `putStream` resolves; a stream that fails stores nothing.
 * If the clock of this machine is wrong, the client signs with the store's time after the first rejected request.
 */
export function openBucket(settings: BucketSettings): S3Driver {
  const {
    S3_BUCKET: bucket = '',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = settings;
  const client = new S3Client({
    region: settings.S3_REGION,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT, socketTimeout: REQUEST_TIMEOUT },
    // Some compatible stores do not support the newer checksums. Every file is authenticated by its encryption.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  });

  /** Sends a stream in parts. The driver's own request has no length of the content, so S3 rejects it. */
  class Bucket extends S3Driver {
    override async putStream(
      key: string,
      contents: Readable,
      { contentType }: { contentType?: string } = {},
    ): Promise<void> {
      const type = contentType ? { ContentType: contentType } : {};
      const params = { Bucket: bucket, Key: key, Body: contents, ...type };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: 2 }).done();
    }
  }
  // `supportsACL`: a bucket with the default ownership rejects every request with an access control list.
  return new Bucket({ client, bucket, visibility: 'private', supportsACL: false });
}
