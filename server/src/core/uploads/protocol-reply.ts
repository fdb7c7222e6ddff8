import type { ApiProblemCode } from '@naungan/api/contract';
import type { FastifyReply } from 'fastify';
import { ApiProblem } from '../../api-problem.ts';

/** The problem code of each status that the protocol's library returns. */
const FAILURE_CODES: Record<number, ApiProblemCode> = {
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  500: 'FAILED',
};
/** The headers that are copied from the library's response. The server sets all other headers. */
const HEADERS = [
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'tus-resumable',
  'tus-version',
];

/** Sends the library's response; failures get the body of an ApiProblem. */
export async function sendProtocolReply(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  for (const name of HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (response.status < 400) return reply.code(response.status).send();
  const text = await response.text();
  // The text is JSON when code of this server threw an ApiProblem.
  if (text.startsWith('{'))
    return reply.code(response.status).type('application/json; charset=utf-8').send(text);
  const problem = new ApiProblem(FAILURE_CODES[response.status] ?? 'MALFORMED');
  // The library returns 501 when a client uses an unsupported part of the protocol: the client's mistake, a 400.
  return reply.code(response.status > 500 ? problem.status : response.status).send(problem.body);
}
