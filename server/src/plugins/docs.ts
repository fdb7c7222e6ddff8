import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { markSvg } from '@naungan/domain/brand';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';

// A form's schema transforms its input; the page shows what is sent.
const transform = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

/** Any success is checked by the one schema of its call; the page shows the status that calls answer with. */
const describeRoute: typeof transform = (document) => {
  const { schema, url } = transform(document);
  if (!schema?.response) return { schema, url };
  const shown = Object.entries(schema.response).map(([status, shape]) => [
    status === '2xx' ? '200' : status,
    shape,
  ]);
  return { schema: { ...schema, response: Object.fromEntries(shown) }, url };
};

/** OpenAPI from the same schemas that validate, at `/api/docs` (and `/api/docs/json`). */
export const docsPlugin = fp(
  async (app: FastifyInstance) => {
    const { BRAND, PUBLIC_URL } = app.deps.config;
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${BRAND.name} API`,
          version: '1.0.0',
          description: 'Success: `{ message, response }`. Failure: `{ message, response, errors? }`.',
        },
        servers: [{ url: PUBLIC_URL }],
        components: {
          securitySchemes: { access_token: { type: 'apiKey', in: 'header', name: 'access_token' } },
        },
      },
      transform: describeRoute,
    });
    const logo = { type: 'image/svg+xml', content: markSvg(BRAND.mark, BRAND.colours, { size: 32 }) };
    await app.register(swaggerUi, {
      logo,
      routePrefix: '/api/docs',
      staticCSP: true,
      // The first breaks the page's own files on plain http; nothing of the page comes from elsewhere.
      transformStaticCSP: (policy) =>
        policy.replace('upgrade-insecure-requests;', '').replaceAll(' https:', ''),
    });
  },
  { name: 'docs', dependencies: ['deps'] },
);
