import type { TestProject } from 'vitest/node';
import { preparedDump } from '../../tools/test-services/prepared-databases.mjs';
import './prepared-database.ts';

/** Global setup of the tests on PGlite: provides the dump that each app copies. */
export default async function setup({ provide }: TestProject) {
  provide('preparedDatabase', { server: '', template: '', dump: await preparedDump() });
}
