import { expect, it } from 'vitest';
import { consultedProduct } from './consulted-product.ts';

it.each([
  ['/', {}],
  ['/contact', {}],
  ['/products/lainnya', {}],
  ['/articles/kesehatan', {}],
  ['/products/kesehatan', { product: 'kesehatan' }],
  ['/products/kendaraan/12/order', { product: 'kendaraan' }],
  ['/products/kebakaran', { product: 'kebakaran', detail: { coverage: 'kebakaran' } }],
  ['/products/gempabumi/plan', { product: 'kebakaran', detail: { coverage: 'gempabumi' } }],
  ['/products/kebakaran-gempabumi', { product: 'kebakaran', detail: { coverage: 'kebakaran-gempabumi' } }],
])('a consultation on %s is about %j', (path, expectedProduct) => {
  expect(consultedProduct(path)).toEqual(expectedProduct);
});
