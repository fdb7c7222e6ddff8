import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attributedPartner } from './attribution.ts';

const NOW = Date.parse('2026-11-21T03:00:00Z');
const DAY = 86_400_000;
const LIMIT = 30 * DAY;

const values = new Map<string, string>();
beforeEach(() => {
  values.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('attributedPartner', () => {
  it.each([
    [0, 'toko-maju'],
    [DAY, 'toko-maju'],
    [LIMIT - 1, 'toko-maju'],
    [LIMIT, null],
  ])('returns, %i ms after a page with a code, %s for a page without one', (age, code) => {
    expect(attributedPartner('site', 'toko-maju', NOW)).toBe('toko-maju');
    expect(attributedPartner('site', null, NOW + age)).toBe(code);
    expect(values.size).toBe(code === null ? 0 : 1);
  });

  it('returns the code of the latest page with one, and starts the period again', () => {
    attributedPartner('site', 'toko-maju', NOW);
    attributedPartner('site', 'toko-lain', NOW + 29 * DAY);
    expect(attributedPartner('site', null, NOW + 58 * DAY)).toBe('toko-lain');
    expect([...values.values()]).toEqual([JSON.stringify({ code: 'toko-lain', at: NOW + 29 * DAY })]);
  });

  it('returns null for another API, a damaged value, and a browser that blocks the storage', () => {
    attributedPartner('site', 'toko-maju', NOW);
    expect(attributedPartner('site@https://lain.example', null, NOW)).toBeNull();
    for (const damaged of ['{', 'null', JSON.stringify({ code: 'Toko Maju!', at: NOW })]) {
      values.set('site-partner', damaged);
      expect(attributedPartner('site', null, NOW)).toBeNull();
    }
    vi.stubGlobal('localStorage', undefined);
    expect(attributedPartner('site', null, NOW)).toBeNull();
    expect(attributedPartner('site', 'toko-maju', NOW)).toBe('toko-maju');
  });
});
