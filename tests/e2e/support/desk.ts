import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';

/** A person at the insurer's desk takes the order. */
export async function approveAtDesk(request: APIRequestContext, orderId: string): Promise<void> {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'desk.json');
  const { email, password } = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  const login = await request.post('/api/v1/desk/login', { data: { email, password } });
  const { response } = (await login.json()) as { response: { access_token: string } };
  const approved = await request.post(`/api/v1/desk/orders/${orderId}/approve`, {
    headers: { access_token: response.access_token },
  });
  expect(approved.ok(), await approved.text()).toBe(true);
}
