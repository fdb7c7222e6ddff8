import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Storefront } from './Storefront.tsx';

it('holds its place on a server, which knows of no visitor', () => {
  const html = renderToString(
    createElement(Storefront<'kesehatan'>, { api: 'https://broker.example', line: 'kesehatan' }),
  );
  expect(html).toContain('class="naungan');
  expect(html).toContain('Memuat');
  expect(html).not.toContain('Keluar');
});
