import type { TestProject } from 'vitest/node';
import { sharedOrNewPreparedServer } from '../../tools/test-services/prepared-databases.mjs';
import './prepared-database.ts';

/**
 * Global setup of the tests on PostgreSQL: starts a server for the run, or uses the server of `npm test`, and
 * provides the template database that each app copies.
 */
export default async function setup({ provide }: TestProject) {
  const { server, template, stop } = await sharedOrNewPreparedServer();
  provide('preparedDatabase', { server, template, dump: '' });
  return stop;
}
