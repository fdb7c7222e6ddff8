import * as contract from '@naungan/api/reference';
import type { Module } from '../../deps.ts';
import { MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { settingsOf } from './service.ts';

export const settingsModule: Module = async (app) => {
  route(app, contract.settings, async ({ query, deps }) => ({
    response: await settingsOf(deps.db, query.category),
    headers: MINUTES_CACHE,
  }));
};
