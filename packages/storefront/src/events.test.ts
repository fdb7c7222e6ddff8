import { ApiProblem } from '@naungan/api/api-problem';
import type { Guest } from '@naungan/api/guests';
import type { SearchOf } from '@naungan/domain/lines';
import type { HealthOrder } from '@naungan/domain/lines/health/form';
import type { Member } from '@naungan/domain/member/record';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createEvents, EVENT_FACTS, type EventFacts, type StorefrontEvent } from './events.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;
/** The keys of a visitor's search and of the forms of a guest, a member and an insured person. */
type PersonalKey = KeysOf<
  SearchOf<'kesehatan'> | SearchOf<'kendaraan'> | SearchOf<'kebakaran'> | Guest | Member | HealthOrder
>;
/** The facts whose value can be any text. */
type FreeText = { [F in keyof EventFacts]: string extends EventFacts[F] ? F : never }[keyof EventFacts];

const ORDER = { line: 'kesehatan', planId: 'p1', premium: 3_000_000, orderId: 'o1', invoice: false } as const;

/** Returns the events functions, and the events that the host gets. */
function createTestEvents(result: unknown = undefined) {
  const received: StorefrontEvent[] = [];
  const events = createEvents('toko-maju', (event) => {
    received.push(event);
    return result;
  });
  return { events, received };
}
const problem = (status: number, code: string) =>
  new ApiProblem('Siti Rahayu, siti@contoh.test', {
    status,
    code,
    raw: '',
    fields: [],
    changes: [],
    cause: null,
  });

describe('the catalogue of events', () => {
  it('has no fact with the name of a field about a person, and free text only in ids and the code of the partner', () => {
    expectTypeOf<Extract<keyof EventFacts, PersonalKey>>().toEqualTypeOf<never>();
    expectTypeOf<FreeText>().toEqualTypeOf<'planId' | 'partner' | 'orderId'>();
    for (const [name, facts] of Object.entries(EVENT_FACTS)) {
      expect(name).toMatch(/^naungan(-[a-z]+)+$/);
      expect(facts).toEqual(expect.arrayContaining(['line', 'planId', 'premium', 'currency', 'partner']));
    }
  });
});

describe('emit', () => {
  it('adds currency, partner and the premium of a displayed plan', () => {
    const { events, received } = createTestEvents();
    events.emit('naungan-selected', { line: 'kesehatan', planId: 'p1' });
    events.rememberPremium('p1', 3_000_000);
    events.emit('naungan-selected', { line: 'kesehatan', planId: 'p1' });
    events.emit('naungan-signed-in', { line: null, planId: null });
    const detail = {
      line: 'kesehatan',
      planId: 'p1',
      premium: 3_000_000,
      currency: 'IDR',
      partner: 'toko-maju',
    };
    expect(received.map((event) => event.detail)).toEqual([
      { ...detail, premium: null },
      detail,
      { ...detail, line: null, planId: null, premium: null },
    ]);
  });

  it('removes properties that the event does not have', () => {
    const { events, received } = createTestEvents();
    const order = { ...ORDER, fullname: 'SITI RAHAYU', search: 'dob=1990-01-01' };
    events.emit('naungan-ordered', order);
    expect(received).toEqual([
      { name: 'naungan-ordered', detail: { ...ORDER, currency: 'IDR', partner: 'toko-maju' } },
    ]);
  });

  it('returns false only if the host returns false', () => {
    for (const [result, isAllowed] of [
      [false, false],
      [undefined, true],
      [true, true],
      [null, true],
    ] as const)
      expect(createTestEvents(result).events.emit('naungan-ordered', ORDER)).toBe(isAllowed);
    expect(createEvents(null, undefined).emit('naungan-ordered', ORDER)).toBe(true);
  });

  it('reports an error of the host and continues', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('analytics');
    const events = createEvents(null, () => {
      throw error;
    });
    expect(events.emit('naungan-ordered', ORDER)).toBe(true);
    expect(report).toHaveBeenCalledWith(error);
    vi.unstubAllGlobals();
  });
});

describe('emitOnce', () => {
  it('emits an event once for each key', () => {
    const { events, received } = createTestEvents();
    for (const key of ['dob=1990-01-01', 'dob=1990-01-01', 'dob=1960-01-01'])
      events.emitOnce(key, 'naungan-search', { line: 'kesehatan', planId: null, plans: 24 });
    expect(received).toHaveLength(2);
    expect(JSON.stringify(received)).not.toContain('1990');
  });
});

describe('watchStep', () => {
  it.each([
    [problem(409, 'CONFLICT'), 'CONFLICT'],
    [problem(0, ''), 'NO_RESPONSE'],
    [problem(422, 'email siti@contoh.test sudah terdaftar'), 'OTHER'],
    [new Error('Siti Rahayu'), 'OTHER'],
  ])('reports the failure %s with the code %s, without its message, and throws it', async (error, code) => {
    const { events, received } = createTestEvents();
    const step = events.watchStep('order', { line: 'kesehatan', planId: 'p1' }, () => Promise.reject(error));
    await expect(step).rejects.toBe(error);
    expect(received).toMatchObject([{ name: 'naungan-failed', detail: { step: 'order', code } }]);
    expect(JSON.stringify(received)).not.toMatch(/siti/i);
  });
});
