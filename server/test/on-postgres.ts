import type { TestProject } from 'vitest/node';
import { preparedPostgres } from '../../tools/test-services/prepared-databases.mjs';
import './prepared-database.ts';

/**
 * Starts a PostgreSQL for the run, or uses that of `npm test`, with the template database that every app
 * copies.
 */
export default async function setup({ provide }: TestProject) {
  const { server, template, stop } = await preparedPostgres();
  provide('preparedDatabase', { server, template, dump: '' });
  return stop;
}
