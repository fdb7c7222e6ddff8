import { z } from 'zod';
import { uploadsPart } from './upload-shapes.ts';
import { UPLOADS_PART } from './uploads.ts';

/**
 * Returns the schema of a multipart form: text parts with text or JSON, files under the codes of their
 * documents, and `uploads` for files that were uploaded before the form was sent. `files` is the description of the file
 * parts.
 */
export const multipartForm = <Parts extends z.ZodRawShape>(parts: Parts, files: string) =>
  z
    .object({ ...parts, [UPLOADS_PART]: uploadsPart.optional() })
    .catchall(z.unknown().meta({ contentMediaType: 'application/octet-stream', description: files }));
