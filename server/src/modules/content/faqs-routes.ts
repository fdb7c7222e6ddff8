import * as contract from '@naungan/api/faqs';
import type { Module } from '../../deps.ts';
import { MINUTES_CACHE } from '../../plugins/cache.ts';
import { route } from '../../plugins/route.ts';
import { faqsInOrder } from './faqs-repository.ts';

/** Help guides [1 §2.7]. */
export const faqsModule: Module = async (app) => {
  route(app, contract.faqs, async ({ deps }) => ({
    response: await faqsInOrder(deps.db),
    headers: MINUTES_CACHE,
  }));
};
