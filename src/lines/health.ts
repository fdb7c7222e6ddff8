import { api } from '../stores/app.ts';
import { birthQuery } from './birth-query.ts';
import type { LineCalls } from './call-types.ts';

export const HEALTH_CALLS: LineCalls<'kesehatan'> = {
  loadPlans: async (search, list) =>
    (await api.call('healthPlans', { query: { ...list, ...birthQuery(search) } })).response,
  loadPlan: async (id, search) =>
    (await api.call('healthPlan', { params: { id }, query: birthQuery(search) })).response.health,
  createOrder: (sent) => api.upload('createHealthOrder', sent),
};
