import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { ApiProblem } from '../api-problem.ts';
import { cleanInput } from './clean-input.ts';

/**
 * Path parameters that do not match their schema get 404; other input gets 422 with the fields' names. If a schema has
 * no message, a general Indonesian message replaces zod's message, which contains patterns and types.
 */
const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (input) => {
    const parsed = schema.safeParse(cleanInput(input), { error: () => MESSAGES.common.checkInput });
    if (parsed.success) return { value: parsed.data };
    if (httpPart === 'params') return { error: new ApiProblem('NOT_FOUND') };
    const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { error: new ApiProblem('INVALID', undefined, errors) };
  };

/**
 * Drops unknown fields, so that a reply contains only fields of the contract. A reply that does not match is
 * a bug and is not sent. Bodies of `ApiProblem` are sent unchanged.
 */
const compileSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url, httpStatus }) => {
  if (!httpStatus?.startsWith('2')) return (failure) => JSON.stringify(failure);
  return (reply) => {
    const parsed = schema.safeParse(reply);
    if (parsed.success) return JSON.stringify(parsed.data);
    throw new Error(
      `The reply of ${method} ${url} does not match its contract: ${z.prettifyError(parsed.error)}`,
    );
  };
};

/** Makes Fastify validate requests and responses by the contract's schemas. */
export const contractCompilersPlugin = fp(
  async (app: FastifyInstance) => {
    app.setValidatorCompiler(compileValidator);
    app.setSerializerCompiler(compileSerializer);
  },
  { name: 'contract-compilers' },
);
