import { expect, test } from 'vitest';
import { maskedName } from './index.ts';

test.each([
  ['Sari Wulandari', 'Sa** Wu*******'],
  ['BUDI', 'BU**'],
  ['R. A. Kartini', 'R* A* Ka*****'],
  ['Li Na', 'L* N*'],
  ["Ma'ruf", 'Ma****'],
  ['李小龙', '李小*'],
  ['  Siti   Aminah ', 'Si** Am****'],
  ['A Budi', '* Bu**'],
  ['', ''],
])('maskedName masks the name %j as %j', (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});
