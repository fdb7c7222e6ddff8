import { api } from '../stores/app.ts';
import { birthQuery } from './birth-query.ts';
import type { LineCalls } from './call-types.ts';

export const PERSONAL_ACCIDENT_CALLS: LineCalls<'kecelakaandiri'> = {
  loadPlans: async (search, list) =>
    (await api.call('personalAccidents', { query: { ...list, ...birthQuery(search) } })).response,
  async loadPlan(id, search) {
    const { response } = await api.call('personalAccident', { params: { id }, query: birthQuery(search) });
    return { ...response.personalAccident.product, benefits: response.personalAccident.benefits };
  },
  createOrder: (sent) => api.upload('createPersonalAccidentOrder', sent),
};
