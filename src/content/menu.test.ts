import { LINES } from '@naungan/domain/lines';
import { expect, test } from 'vitest';
import { productLinks } from './menu.ts';

test('the menu has one link for each product family', () => {
  const families = new Set(Object.values(LINES).map(({ familyLabel }) => familyLabel));
  expect(productLinks.map(({ label }) => label).toSorted()).toEqual([...families].toSorted());
});
