import * as contract from '@naungan/api/reference';
import type { Module } from '../../deps.ts';
import { MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { googleSettings, settingsOf } from './service.ts';

export const settingsModule: Module = async (app) => {
  route(app, contract.settings, async ({ query, deps }) => ({
    response:
      query.category === 'google' ? googleSettings(deps.config) : await settingsOf(deps.db, query.category),
    headers: MINUTES_CACHE,
  }));
};
