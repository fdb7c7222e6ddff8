import { partnerEvent } from '../partner-sales.ts';
import { EXAMPLE_SALE } from './partner-examples.ts';
import { schemaOf } from './schemas.ts';

const eventSchema: object = schemaOf(partnerEvent, 'output');

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** Requests that the server sends to a partner's server. */
export const WEBHOOKS = {
  sale: {
    post: {
      operationId: 'receiveSale',
      summary: 'The new status of a sale of the partner',
      description:
        'The server sends this request to the URL that the broker has registered for the partner, in the form of Standard ' +
        'Webhooks (https://www.standardwebhooks.com). Verify the signature over the body as received, reject a timestamp ' +
        'that differs from the clock by more than five minutes, and ignore an id that is already stored: an event can arrive ' +
        'twice, and later than a newer one. Respond within ten seconds. After a failure the server retries for at least 27 ' +
        'hours. `test` has an invented sale.',
      tags: ['Partners'],
      security: [],
      parameters: [
        header(
          'webhook-id',
          'Id of the event, the same in each attempt.',
          '6d1f0a52-7f0e-4c64-9a53-2b1f6f0f7d11',
        ),
        header('webhook-timestamp', 'Time of the attempt, in seconds since 1970.', '1795316700'),
        header(
          'webhook-signature',
          'One or two signatures, separated by a space: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64. The key ' +
            'is the part of the secret after `whsec_`, decoded from Base64. One matching signature is enough.',
          'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        ),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: eventSchema,
            example: { type: EXAMPLE_SALE.status, timestamp: EXAMPLE_SALE.issuedAt, data: EXAMPLE_SALE },
          },
        },
      },
      responses: {
        '2XX': { description: 'The event is stored.' },
        default: { description: 'Any other status: the server sends the event again later.' },
      },
    },
  },
};
