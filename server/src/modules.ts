import type { Module } from './deps.ts';
import { accountsModule } from './modules/accounts/routes.ts';

export type { Module } from './deps.ts';

/** Every module of the API. Add yours here. */
export const modules: Module[] = [accountsModule];

/** Mounted without a base path, only when SIMULATORS is on. */
export const simulators: Module[] = [];
