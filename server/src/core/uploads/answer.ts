import type { FailureCode } from '@naungan/api/contract';
import type { FastifyReply } from 'fastify';
import { Problem } from '../../problem.ts';

/** What the protocol's refusals are called here. */
const CODES: Record<number, FailureCode> = {
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'NOT_FOUND',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  500: 'FAILED',
};
/** Only what the protocol says: everything else of a reply is the server's own. */
const HEADERS = [
  'location',
  'upload-offset',
  'upload-length',
  'upload-metadata',
  'tus-resumable',
  'tus-version',
];

/** Sends the protocol's answer; its failures get the body that all failures have. */
export async function sendAnswer(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  for (const name of HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  if (answer.status < 400) return reply.code(answer.status).send();
  const text = await answer.text();
  if (text.startsWith('{'))
    return reply.code(answer.status).type('application/json; charset=utf-8').send(text);
  const problem = new Problem(CODES[answer.status] ?? 'MALFORMED');
  // A 501 is a part of the protocol that we do not take: for the caller that is a wrong request.
  return reply.code(answer.status > 500 ? problem.status : answer.status).send(problem.body);
}
