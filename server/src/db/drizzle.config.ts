import { defineConfig } from 'drizzle-kit';

/** Run from the root of the repository: see server/README.md, “Database”. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/db/schema.ts',
  out: './server/src/migrations',
  casing: 'snake_case',
});
