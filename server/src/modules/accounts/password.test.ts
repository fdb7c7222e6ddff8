import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { users } from '../../db/schema.ts';
import { login, registerAccount } from './fixture.ts';
import { hashPassword, passwordMatches } from './password.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
  // The first comparison also creates the decoy hash, and so takes longer than the comparisons that are measured.
  await passwordMatches(undefined, 'any password');
});
afterAll(() => harness.close());

describe('a stored password', () => {
  it("a stored password is an argon2id hash with OWASP's parameters and a random salt", async () => {
    const [hash, secondHash] = [await hashPassword('Rahasia123'), await hashPassword('Rahasia123')];
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(hash).not.toBe(secondHash);
  });

  it.each([
    ['the same password', 'Rahasia123', true],
    ['another password', 'Rahasia124', false],
    ['the same password in lower case', 'rahasia123', false],
    ['the same password with a space', 'Rahasia123 ', false],
    ['an empty password', '', false],
  ])('the comparison of a hash with %s (%j) returns %j', async (_name, password, isMatch) => {
    expect(await passwordMatches(await hashPassword('Rahasia123'), password)).toBe(isMatch);
  });

  it.each([undefined, null, 'rubbish'])(
    'the stored value %j, which is not a hash, does not match the password of the decoy hash',
    async (stored) => {
      expect(await passwordMatches(stored, 'decoy')).toBe(false);
    },
  );
});

const RUNS = 9;

/**
 * Returns the median CPU time of nine runs in milliseconds, including the hashing threads. Unlike the duration,
 * CPU time does not depend on the machine's load.
 */
async function medianCpuTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const usageBefore = process.cpuUsage();
    await work();
    // In microseconds.
    const { user, system } = process.cpuUsage(usageBefore);
    times.push((user + system) / 1000);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}

describe('the duration of a sign-in', () => {
  it('a sign-in costs one hash check for every address, with or without an account, so that its duration does not reveal which accounts exist', async () => {
    const { email } = await registerAccount(harness);
    await harness.deps.db
      .insert(users)
      .values({ fullName: 'A', email: 'tanpa.sandi@contoh.test', googleSub: '1' });
    const storedHash = await hashPassword('Rahasia123');
    const hashCost = await medianCpuTime(() => passwordMatches(storedHash, 'Rahasia124'));
    const registeredCost = await medianCpuTime(() => login(harness, email, 'Rahasia124'));
    for (const otherEmail of [
      'tidak.ada@contoh.test',
      'tanpa.sandi@contoh.test',
      harness.deps.config.DESK_EMAIL,
    ]) {
      const cost = await medianCpuTime(() => login(harness, otherEmail, 'Rahasia124'));
      expect(cost, otherEmail).toBeGreaterThan(hashCost * 0.8);
      expect(cost / registeredCost, otherEmail).toBeGreaterThan(0.5);
      expect(cost / registeredCost, otherEmail).toBeLessThan(2);
    }
  });
});
