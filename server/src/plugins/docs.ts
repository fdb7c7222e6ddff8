import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { openApiDocument } from '@naungan/api/openapi/document';
import { logoMarkSvg } from '@naungan/domain/brand';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Serves the contract as OpenAPI at `/api/docs` (and `/api/docs/json`). The routes are created from the same
 * contract.
 */
export const docsPlugin = fp(
  async (app: FastifyInstance) => {
    const { BRAND, PUBLIC_URL } = app.deps.config;
    const contact = { name: BRAND.legalName, email: BRAND.email };
    const info = { title: `${BRAND.name} API`, server: PUBLIC_URL, contact };
    let document: ReturnType<typeof openApiDocument> | undefined;
    const emptyDocument = { openapi: '3.1.0', info: { title: info.title, version: '' }, paths: {} };
    await app.register(swagger, { mode: 'static', specification: { document: emptyDocument } });
    const logo = { type: 'image/svg+xml', content: logoMarkSvg(BRAND.mark, BRAND.colours, { size: 32 }) };
    await app.register(swaggerUi, {
      logo,
      routePrefix: '/api/docs',
      // Generated at the first request, because describing every schema takes a quarter of a second.
      transformSpecification: () => {
        document ??= openApiDocument(info);
        return document;
      },
      staticCSP: true,
      // `upgrade-insecure-requests` would break the page's files on plain http; the page loads nothing from
      // other origins.
      transformStaticCSP: (policy) =>
        policy.replace('upgrade-insecure-requests;', '').replaceAll(' https:', ''),
    });
  },
  { name: 'docs', dependencies: ['deps'] },
);
