import { defineConfig } from 'drizzle-kit';

/** See server/README.md, “Database”. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/schema.ts',
  out: './server/src/migrations',
  casing: 'snake_case',
});
