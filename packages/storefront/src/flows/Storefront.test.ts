import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { planPage } from '../../../ui/src/plans/fixtures/plans.ts';
import { loadPlans } from '../server.ts';
import { Storefront } from './Storefront.tsx';

const props = { api: 'https://broker.example', line: 'kesehatan', search: { dob: '1990-05-17' } } as const;
const rendered = await loadPlans({
  ...props,
  fetch: async () => Response.json({ message: 'success', response: planPage({ page: 1, q: '' }) }),
});

it('renders a placeholder without member data on the server', () => {
  const html = renderToString(createElement(Storefront<'kesehatan'>, props));
  expect(html).toContain('class="naungan');
  expect(html).toContain('Memuat');
  expect(html).not.toContain('Keluar');
});

it('renders the plans of the server with their premiums, and no placeholder', () => {
  const html = renderToString(createElement(Storefront<'kesehatan'>, { ...props, rendered }));
  expect(html.match(/<article/g)?.length).toBeGreaterThan(1);
  expect(html).toMatch(/Rp\s?[1-9]/);
  expect(html).not.toContain('Memuat');
});

it('does not render plans for another search on the server', () => {
  const search = { dob: '1960-01-01' } as const;
  const html = renderToString(createElement(Storefront<'kesehatan'>, { ...props, search, rendered }));
  expect(html).not.toContain('<article');
});
