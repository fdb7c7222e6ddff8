import { expect, test } from 'vitest';
import { type GatewayUrls, paymentSources } from './payment-sources.ts';

test.each<[_: string, urls: GatewayUrls, images: string[], scripts: string[], frames: string[]]>([
  ['an empty environment', {}, [], [], []],
  ['empty texts', { baseUrl: '', scriptUrl: '' }, [], [], []],
  ['invalid URLs', { baseUrl: 'midtrans', scriptUrl: 'x' }, [], [], []],
  [
    'the simulator of another server',
    { baseUrl: 'http://127.0.0.1:4010/simulators/midtrans' },
    ['http://127.0.0.1:4010'],
    ['http://127.0.0.1:4010'],
    ["'self'", 'http://127.0.0.1:4010'],
  ],
  [
    'the sandbox',
    { baseUrl: 'https://api.sandbox.midtrans.com' },
    ['https://api.sandbox.midtrans.com'],
    ['https://api.sandbox.midtrans.com', 'https://api.midtrans.com'],
    ["'self'", 'https:'],
  ],
  [
    'production',
    { baseUrl: 'https://api.midtrans.com/' },
    ['https://api.midtrans.com'],
    ['https://api.midtrans.com'],
    ["'self'", 'https:'],
  ],
  [
    'a script with another origin',
    { baseUrl: 'https://api.midtrans.com', scriptUrl: 'https://cdn.toko.test/kartu.js' },
    ['https://api.midtrans.com'],
    ['https://api.midtrans.com', 'https://cdn.toko.test'],
    ["'self'", 'https:'],
  ],
])('paymentSources returns the allowed origins for %s', (_, urls, images, scripts, frames) => {
  expect(paymentSources(urls)).toEqual({
    'img-src': images,
    'script-src': scripts,
    'frame-src': frames,
  });
});
