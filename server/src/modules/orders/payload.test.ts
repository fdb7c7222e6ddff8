import type { CommonOrderParts, LineRules, LineShapes } from '@naungan/domain/lines';
import type { CoreOrder } from '@naungan/domain/order/record';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type OrderRules, readOrder } from './payload.ts';

/** An example line for travel, with two steps, and without shipping, declarations and address. */
const STEPS = [
  { id: 'perjalanan', title: 'Perjalanan', slice: 'trip', schema: () => z.object({ days: z.number() }) },
  { id: 'ringkasan', title: 'Ringkasan', slice: null, schema: () => z.unknown() },
] as const;
const details = z.object({ trip: z.object({ days: z.number() }) });
const TRAVEL: OrderRules<object, object, z.output<typeof details>> = {
  steps: STEPS,
  orderForm: () => details.extend({ productId: z.string() }),
  orderSearch: () => ({}),
  records: { details },
};

it('reads an order of a line without a term of years, shipping, declarations and addresses', () => {
  const parts = { productId: 'p1', params: {}, payload: { trip: { days: 7 } } };
  expect(readOrder(TRAVEL, {}, parts, [], '2026-11-21')).toEqual({
    details: { trip: { days: 7 } },
    timePeriod: 0,
    startDate: null,
    shipping: { printPolicy: false, customShippingAddress: false, shippingAddress: '' },
    declarations: [],
    displayedAmounts: undefined,
  });
});

it('names the invalid field when it rejects the payload of a line without shipping', () => {
  const parts = { productId: 'p1', params: {}, payload: { trip: { days: 'tujuh' } } };
  expect(() => readOrder(TRAVEL, {}, parts, [], '2026-11-21')).toThrow(
    expect.objectContaining({ code: 'INVALID', errors: [expect.objectContaining({ path: 'trip.days' })] }),
  );
});

it("requires shipping: 'none' in the entry of a line without shipping", () => {
  type Parts = CommonOrderParts<{ steps: typeof STEPS; order: object }>;
  const otherParts = { years: 'none', declarations: 'none', addresses: 'none' } as const;
  const validParts: Parts = { ...otherParts, shipping: 'none' };
  // @ts-expect-error The steps contain no shipping.
  const wrongParts: Parts = { ...otherParts, shipping: 'included' };
  // @ts-expect-error The value for shipping is missing.
  const incompleteParts: Parts = otherParts;
  expect([validParts, wrongParts, incompleteParts]).toHaveLength(3);
});

it("requires years: 'none' and the ordered period in the entry of a line without a term of years", () => {
  type Shapes = {
    plan: object;
    search: object;
    priceInput: object;
    order: Omit<CoreOrder, 'timePeriod'>;
    details: object;
    orderDetail: LineShapes['orderDetail'];
    policyDetail: object;
    revision: object;
    steps: typeof STEPS;
    records: LineShapes['records'];
  };
  type Rules = Pick<LineRules<Shapes>, 'orderedPeriod'>;
  const rulesWithPeriod: Rules = {
    orderedPeriod: () => ({ startDate: '2026-12-01', endDate: '2026-12-07' }),
  };
  // @ts-expect-error The function that returns the ordered period is missing.
  const rulesWithoutPeriod: Rules = {};
  const validYears: CommonOrderParts<Shapes>['years'] = 'none';
  // @ts-expect-error The payload has no term of years.
  const wrongYears: CommonOrderParts<Shapes>['years'] = 'included';
  expect([rulesWithPeriod, rulesWithoutPeriod, validYears, wrongYears]).toHaveLength(4);
});
