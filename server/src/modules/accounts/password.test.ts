import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { users } from '../../db/schema.ts';
import { login, registered } from './fixture.ts';
import { hashPassword, passwordMatches } from './password.ts';

vi.mock('@node-rs/argon2', { spy: true });

let test: Harness;
beforeAll(async () => {
  test = await startApp();
  await passwordMatches(undefined, 'makes the decoy');
});
afterAll(() => test.close());

describe('a stored password', () => {
  it('is an argon2id hash with OWASP’s parameters and a salt of its own', async () => {
    const [first, second] = [await hashPassword('Rahasia123'), await hashPassword('Rahasia123')];
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
  });

  it.each([
    ['the same', 'Rahasia123', true],
    ['another', 'Rahasia124', false],
    ['the same in other letters', 'rahasia123', false],
    ['the same with a space', 'Rahasia123 ', false],
    ['nothing', '', false],
  ])('matches %s: %j', async (_name, password, matches) => {
    expect(await passwordMatches(await hashPassword('Rahasia123'), password)).toBe(matches);
  });

  it.each([undefined, null, 'rubbish'])('that is %j matches nothing, not even the decoy', async (stored) => {
    expect(await passwordMatches(stored, 'decoy')).toBe(false);
  });
});

describe('the time of a sign-in', () => {
  it('tells nothing: each kind of account costs one check of a hash', async () => {
    const { email } = await registered(test);
    await test.deps.db
      .insert(users)
      .values({ fullName: 'A', email: 'tanpa.sandi@contoh.test', googleSub: '1' });
    const kinds = [email, 'tidak.ada@contoh.test', 'tanpa.sandi@contoh.test', test.deps.config.DESK_EMAIL];
    for (const kind of kinds) {
      vi.mocked(verify).mockClear();
      expect((await login(test, kind, 'Rahasia124')).status, kind).toBe(401);
      expect(vi.mocked(verify), kind).toHaveBeenCalledTimes(1);
      expect(vi.mocked(verify).mock.calls[0]?.[0], kind).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
  });
});
