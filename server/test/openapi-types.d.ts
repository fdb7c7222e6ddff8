/**
 * Placeholder for the types that `generated-client.test.ts` generates from the OpenAPI document. Only that test compiles
 * with the generated types.
 */
declare module 'openapi-types-of-the-api' {
  // biome-ignore lint/suspicious/noExplicitAny: openapi-fetch accepts any path and any body only with `any`.
  export type paths = any;
}
