import { describe, expect, it } from 'vitest';
import { fixedId } from './fixed-id.ts';

describe('fixedId', () => {
  it('returns the same UUID of version 5 for the same name, and another UUID for another name', () => {
    expect(fixedId('plan/HK-01')).toBe(fixedId('plan/HK-01'));
    expect(fixedId('plan/HK-01')).not.toBe(fixedId('plan/HK-02'));
    expect(fixedId('plan/HK-01')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
