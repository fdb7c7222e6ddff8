import type { CoreParts } from '@naungan/domain/lines';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type OrderRules, readOrder } from './payload.ts';

/** Travel: two steps, with neither shipping, declarations nor an address. */
const STEPS = [
  { id: 'perjalanan', title: 'Perjalanan', slice: 'trip', schema: () => z.object({ days: z.number() }) },
  { id: 'ringkasan', title: 'Ringkasan', slice: null, schema: () => z.unknown() },
] as const;
const details = z.object({ trip: z.object({ days: z.number() }) });
const TRAVEL: OrderRules<object, { timePeriod: number }, z.output<typeof details>> = {
  steps: STEPS,
  orderForm: () => details.extend({ productId: z.string(), timePeriod: z.number().default(1) }),
  records: { details },
};

it('reads an order of a line without shipping, declarations and addresses', () => {
  const parts = { productId: 'p1', payload: { trip: { days: 7 } } };
  expect(readOrder(TRAVEL, {}, parts, [], '2026-11-21')).toEqual({
    details: { trip: { days: 7 } },
    timePeriod: 1,
    shipping: { printPolicy: false, customShippingAddress: false, shippingAddress: '' },
    declarations: [],
    shown: undefined,
  });
});

it('rejects an invalid payload of a line without shipping with the name of the field', () => {
  const parts = { productId: 'p1', payload: { trip: { days: 'tujuh' } } };
  expect(() => readOrder(TRAVEL, {}, parts, [], '2026-11-21')).toThrow(
    expect.objectContaining({ code: 'INVALID', errors: [expect.objectContaining({ path: 'trip.days' })] }),
  );
});

it("requires shipping: 'none' in the entry of a line without shipping", () => {
  const decided: CoreParts<typeof STEPS> = { shipping: 'none', declarations: 'none', addresses: 'none' };
  // @ts-expect-error The steps do not ask for shipping.
  const undecided: CoreParts<typeof STEPS> = { shipping: 'asked', declarations: 'none', addresses: 'none' };
  // @ts-expect-error Nothing is decided about shipping.
  const missing: CoreParts<typeof STEPS> = { declarations: 'none', addresses: 'none' };
  expect([decided, undecided, missing]).toHaveLength(3);
});
