import { expect, test } from 'vitest';
import { loadPlans } from './server.ts';

const healthPage = { total: 0, rows: [], totalPages: 0, currentPage: 1, companies: [] };

test('loadPlans requests the first page for the search at the origin of the API', async () => {
  const urls: string[] = [];
  const plans = await loadPlans({
    api: 'https://broker.example/',
    line: 'kesehatan',
    search: { dob: '1990-05-17' },
    fetch: async (input) => {
      urls.push(String(input));
      return Response.json({ message: 'success', response: healthPage });
    },
  });
  expect(plans).toMatchObject({ state: 'ready', urlQuery: '?dob=1990-05-17' });
  expect(urls).toEqual([
    expect.stringMatching(/^https:\/\/broker\.example\/api\/v1\/health\?.*dob=1990-05-17/),
  ]);
});

test('loadPlans returns JSON data without undefined values', async () => {
  const plans = await loadPlans({
    api: 'https://broker.example',
    line: 'kendaraan',
    fetch: async () => Response.json({ message: 'success', response: healthPage }),
  });
  expect(plans).toStrictEqual(JSON.parse(JSON.stringify(plans)));
});

test('loadPlans resolves to a failure when the API does not respond in time', async () => {
  const plans = await loadPlans({
    api: 'https://broker.example',
    line: 'kesehatan',
    timeoutMs: 1,
    fetch: (_input, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      ),
  });
  expect(plans).toMatchObject({ state: 'failed', status: 503 });
});
