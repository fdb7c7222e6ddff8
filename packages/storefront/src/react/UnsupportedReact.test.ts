import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import type { Storefront } from '../storefront.ts';

afterEach(() => {
  vi.doUnmock('react');
  vi.resetModules();
});

test('StorefrontProvider shows one message in place of its flows on a page with React 18', async () => {
  vi.doMock('react', async (importReact) => ({
    ...(await importReact<object>()),
    useEffectEvent: undefined,
    version: '18.3.1',
  }));
  vi.resetModules();
  const { HostStorefrontProvider } = await import('./HostStorefrontProvider.tsx');
  const page = createElement(HostStorefrontProvider, { storefront: {} as Storefront, children: 'daftar' });
  expect(renderToString(page)).toBe(
    '<p class="naungan">Produk asuransi tidak dapat ditampilkan di halaman ini. Silakan hubungi pengelola situs.</p>',
  );
});
