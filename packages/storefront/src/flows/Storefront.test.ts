import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Storefront } from './Storefront.tsx';

it('renders a placeholder without member data on the server', () => {
  const html = renderToString(
    createElement(Storefront<'kesehatan'>, { api: 'https://broker.example', line: 'kesehatan' }),
  );
  expect(html).toContain('class="naungan');
  expect(html).toContain('Memuat');
  expect(html).not.toContain('Keluar');
});
