import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const JOURNEYS = new URL('../../tests/e2e/', import.meta.url);
const tagsIn = (text: string) => text.match(/@deep-[a-z]+/g) ?? [];

describe('the checks of journeys', () => {
  it('run each tag that npm test leaves out in npm run test:deep', () => {
    const specs = readdirSync(JOURNEYS).filter((name) => name.endsWith('.spec.ts'));
    const usedTags = specs.flatMap((name) => tagsIn(readFileSync(new URL(name, JOURNEYS), 'utf8')));
    const checks = readFileSync(new URL('checks.mjs', import.meta.url), 'utf8');
    expect([...new Set(usedTags)].toSorted()).toEqual([...new Set(tagsIn(checks))].toSorted());
    expect(usedTags.length).toBeGreaterThan(10);
  });
});
