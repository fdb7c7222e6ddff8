import { API_BASE } from '../routes.ts';
import { UPLOADS_PATH } from '../uploads.ts';
import { UPLOAD_DESCRIPTIONS } from './descriptions/desk.ts';
import type { Paths } from './operation.ts';
import { failureResponses } from './problem-responses.ts';
import { tagOf } from './tags.ts';

const text = { type: 'string' };
const count = { type: 'integer', minimum: 0 };
const header = (name: string, schema: object, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});
const VERSION = header('Tus-Resumable', { type: 'string', const: '1.0.0' }, 'Version of the protocol.');
const ID = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The last segment of `Location` of `announceUpload`.',
  schema: text,
};

const response = (description: string, headers: Record<string, object>) => ({
  description,
  headers: Object.fromEntries(Object.entries(headers).map(([name, schema]) => [name, { schema }])),
});

const operation = (operationId: keyof typeof UPLOAD_DESCRIPTIONS, summary: string) => ({
  operationId,
  summary,
  description: UPLOAD_DESCRIPTIONS[operationId],
  tags: [tagOf(UPLOADS_PATH)],
  security: [{ access_token: [] }],
});
const COMMON_PROBLEMS = ['UNAUTHORIZED', 'FORBIDDEN', 'FAILED', 'UNAVAILABLE'] as const;
const BYTES_CONTENT = {
  'application/offset+octet-stream': { schema: { contentMediaType: 'application/octet-stream' } },
};

/** The paths for files that are uploaded before their form is sent. Their responses have no envelope. */
export const UPLOAD_PATHS: Paths = {
  [API_BASE + UPLOADS_PATH]: {
    post: {
      ...operation('announceUpload', 'Create the upload of a file (tus)'),
      parameters: [
        VERSION,
        header('Upload-Length', count, 'Bytes of the file.'),
        header(
          'Upload-Metadata',
          text,
          '`code`, `filename`, `filetype`, and `productType` of a new order, `orderId` of a revision, ' +
            '`policyNumber` of a new claim or `claimId` of a claim that the desk sent back. As in the protocol, each is ' +
            'its name, a space and its value in Base64; commas separate them.',
        ),
      ],
      responses: {
        201: response('Created', { location: text, 'tus-resumable': text }),
        ...failureResponses([
          ...COMMON_PROBLEMS,
          'MALFORMED',
          'NOT_FOUND',
          'CONFLICT',
          'TOO_LARGE',
          'UNSUPPORTED_MEDIA',
          'INVALID',
          'TOO_MANY',
          'STORAGE_FULL',
        ]),
      },
    },
  },
  [`${API_BASE}${UPLOADS_PATH}/{id}`]: {
    patch: {
      ...operation('sendUpload', 'Send bytes of a file (tus)'),
      parameters: [
        ID,
        VERSION,
        header('Upload-Offset', count, 'Number of bytes that the server has received.'),
      ],
      requestBody: { required: true, content: BYTES_CONTENT },
      responses: {
        204: response('Bytes stored', { 'upload-offset': count, 'tus-resumable': text }),
        ...failureResponses([
          ...COMMON_PROBLEMS,
          'MALFORMED',
          'NOT_FOUND',
          'CONFLICT',
          'TOO_LARGE',
          'UNSUPPORTED_MEDIA',
          'INVALID',
          'STORAGE_FULL',
        ]),
      },
    },
    head: {
      ...operation('uploadOffset', 'Number of received bytes of a file (tus)'),
      parameters: [ID, VERSION],
      responses: {
        200: response('Number of received bytes', {
          'upload-offset': count,
          'upload-length': count,
          'tus-resumable': text,
        }),
        ...failureResponses([...COMMON_PROBLEMS, 'MALFORMED', 'NOT_FOUND']),
      },
    },
    get: {
      ...operation('uploadContent', 'The bytes of a file that no form has used yet, to continue a draft'),
      parameters: [ID],
      responses: {
        200: {
          description: 'The file',
          content: { '*/*': { schema: { contentMediaType: 'application/octet-stream' } } },
        },
        ...failureResponses([...COMMON_PROBLEMS, 'NOT_FOUND']),
      },
    },
    delete: {
      ...operation('removeUpload', 'Delete an uploaded file (tus)'),
      parameters: [ID, VERSION],
      responses: {
        204: response('Removed', { 'tus-resumable': text }),
        ...failureResponses([...COMMON_PROBLEMS, 'MALFORMED', 'NOT_FOUND', 'CONFLICT', 'STORAGE_FULL']),
      },
    },
  },
};
