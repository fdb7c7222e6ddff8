import cors from '@fastify/cors';
import { API_VERSION_HEADER } from '@naungan/api/api-version';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { RATE_LIMIT_HEADERS } from '../core/limits.ts';
import { isFromPartner } from '../core/origins.ts';

const EXPOSED_HEADERS = ['x-request-id', 'retry-after', API_VERSION_HEADER, ...RATE_LIMIT_HEADERS];
/** Seconds for which a browser may reuse the response to a preflight. */
const PREFLIGHT_MAX_AGE = 600;

/** Allows pages of partners to call the API with cookies (docs/decisions/0010-partner-origins.md). */
export const partnerCorsPlugin = fp(
  async (app: FastifyInstance, { methods }: { methods: string[] }) => {
    const { config } = app.deps;
    await app.register(cors, () => async (request: FastifyRequest) => ({
      origin: config.PARTNER_ORIGINS,
      // Only a partner's origin needs the header, and the plugin would send it to every origin.
      credentials: isFromPartner(request, config),
      methods,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_MAX_AGE,
    }));
  },
  { name: 'partner-cors', dependencies: ['deps'] },
);
