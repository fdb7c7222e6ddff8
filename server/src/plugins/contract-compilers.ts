import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { ApiProblem } from '../api-problem.ts';
import { cleanInput } from './clean-input.ts';

/**
 * An address that no schema takes leads nowhere (404); other input that does not fit is a 422 that names its fields.
 * What a schema has no words for is told in ours: zod's own name patterns and types.
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
 * Unknown fields are dropped, so nothing leaves that the contract does not name; a reply that does not fit is a bug
 * and is not sent. Failures are written by `ApiProblem` and go out as they are.
 */
const compileSerializer: FastifySerializerCompiler<z.ZodType> = ({ schema, method, url, httpStatus }) => {
  if (!httpStatus?.startsWith('2')) return (failure) => JSON.stringify(failure);
  return (reply) => {
    const checked = schema.safeParse(reply);
    if (checked.success) return JSON.stringify(checked.data);
    throw new Error(
      `The reply of ${method} ${url} does not match its contract: ${z.prettifyError(checked.error)}`,
    );
  };
};

/** Fastify checks what comes and what goes by the contract's schemas. */
export const contractCompilersPlugin = fp(
  async (app: FastifyInstance) => {
    app.setValidatorCompiler(compileValidator);
    app.setSerializerCompiler(compileSerializer);
  },
  { name: 'contract-compilers' },
);
