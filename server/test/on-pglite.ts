import type { TestProject } from 'vitest/node';
import { preparedDump } from '../../tools/test-services/prepared-databases.mjs';
import './prepared-database.ts';

/** Creates the PGlite dump that every app of the run copies. */
export default async function setup({ provide }: TestProject) {
  provide('preparedDatabase', { server: '', template: '', dump: await preparedDump() });
}
