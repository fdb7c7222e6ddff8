import type { CoreParts, LineRules, LineShapes } from '@naungan/domain/lines';
import type { CoreOrder } from '@naungan/domain/order/record';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { type OrderRules, readOrder } from './payload.ts';

/** Travel: two steps, with neither shipping, declarations nor an address. */
const STEPS = [
  { id: 'perjalanan', title: 'Perjalanan', slice: 'trip', schema: () => z.object({ days: z.number() }) },
  { id: 'ringkasan', title: 'Ringkasan', slice: null, schema: () => z.unknown() },
] as const;
const details = z.object({ trip: z.object({ days: z.number() }) });
const TRAVEL: OrderRules<object, object, z.output<typeof details>> = {
  steps: STEPS,
  orderForm: () => details.extend({ productId: z.string() }),
  orderedSearch: () => ({}),
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

it('rejects an invalid payload of a line without shipping with the name of the field', () => {
  const parts = { productId: 'p1', params: {}, payload: { trip: { days: 'tujuh' } } };
  expect(() => readOrder(TRAVEL, {}, parts, [], '2026-11-21')).toThrow(
    expect.objectContaining({ code: 'INVALID', errors: [expect.objectContaining({ path: 'trip.days' })] }),
  );
});

it("requires shipping: 'none' in the entry of a line without shipping", () => {
  type Parts = CoreParts<{ steps: typeof STEPS; order: object }>;
  const others = { years: 'none', declarations: 'none', addresses: 'none' } as const;
  const decided: Parts = { ...others, shipping: 'none' };
  // @ts-expect-error The steps do not ask for shipping.
  const undecided: Parts = { ...others, shipping: 'included' };
  // @ts-expect-error Nothing is decided about shipping.
  const missing: Parts = others;
  expect([decided, undecided, missing]).toHaveLength(3);
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
  const period: Rules = { orderedPeriod: () => ({ startDate: '2026-12-01', endDate: '2026-12-07' }) };
  // @ts-expect-error Nothing states the days of an order.
  const missing: Rules = {};
  const decided: CoreParts<Shapes>['years'] = 'none';
  // @ts-expect-error The payload has no term of years.
  const undecided: CoreParts<Shapes>['years'] = 'included';
  expect([period, missing, decided, undecided]).toHaveLength(4);
});
