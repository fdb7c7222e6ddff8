import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { mailTokens, users } from '../../db/schema.ts';
import { login, mailedToken, PASSWORD, registerAccount, signInByPassword } from './fixture.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const NEW_PASSWORD = 'SandiBaru9';
const forgot = (method: 'GET' | 'PUT', email: string) =>
  harness.api(method, `/user/forgot/${encodeURIComponent(email)}`);
/** Resets the password. Mail programs append parameters to links, so the query must be ignored. */
const reset = (token: string, newPassord: string, confirmNewPassword = newPassord) =>
  harness.api('PUT', `/user/reset/${token}?sumber=email`, { body: { newPassord, confirmNewPassword } });
async function resetToken(email: string): Promise<string> {
  harness.clock.advance(1);
  await forgot('PUT', email);
  return mailedToken(harness, email, '/auth/reset');
}
const addressesThatCannotSignIn = async (): Promise<[string, string][]> => {
  const inactive = await registerAccount(harness);
  await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, inactive.id));
  return [
    ['an unknown address', 'tidak.ada@contoh.test'],
    ['text that is not an address', 'bukan-email'],
    ['the desk', harness.deps.config.DESK_EMAIL],
    ['an inactive member', inactive.email],
    ['a NUL', '\u0000'],
    ['a quote', "' or 1=1 --@contoh.test"],
  ];
};

describe('recovery [1 §5.6, §8, Q8]', () => {
  it('recovery returns the entered e-mail and the masked name of a found account, and nothing else [Q33]', async () => {
    const { email } = await registerAccount(harness);
    const input = `  ${email.toUpperCase()} `;
    const reply = await forgot('GET', input);
    expect(reply.status).toBe(200);
    expect(reply.body.response).toEqual({ user: { fullName: 'BU** SA*****', email: input } });
  });

  it.each(['GET', 'PUT'] as const)(
    "the method %s returns 'Akun yang terkait tidak kami temukan' for every address that cannot sign in",
    async (method) => {
      for (const [name, email] of await addressesThatCannotSignIn()) {
        expect(await forgot(method, email), name).toMatchObject({
          status: 404,
          body: { message: 'NOT_FOUND', response: 'Akun yang terkait tidak kami temukan' },
        });
      }
      expect(await harness.mails('tidak.ada@contoh.test')).toEqual([]);
    },
  );

  it('recovery mails a link whose token is stored only as a hash', async () => {
    const { email } = await registerAccount(harness);
    expect(await forgot('PUT', email)).toMatchObject({ status: 200, body: { response: null } });
    const token = await mailedToken(harness, email, '/auth/reset');
    expect(token.length).toBeGreaterThan(40);
    const storedTokens = await harness.deps.db.select().from(mailTokens);
    expect(storedTokens.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });
});

describe('reset [1 §5.5, §8, Q6, Q7]', () => {
  it('a reset sets the password, ends every session, verifies the address and notifies the owner', async () => {
    const { id, email } = await registerAccount(harness);
    const tokens = [await signInByPassword(harness, email), await signInByPassword(harness, email)];
    const link = await resetToken(email);
    harness.clock.advance(1);
    expect((await reset(link, NEW_PASSWORD)).status).toBe(200);
    for (const token of tokens)
      expect((await harness.api('GET', '/user/verify', { token })).status).toBe(401);
    expect((await login(harness, email, PASSWORD)).status).toBe(401);
    expect((await login(harness, email, NEW_PASSWORD)).status).toBe(200);
    const [row] = await harness.deps.db.select().from(users).where(eq(users.id, id));
    expect(row?.emailVerifiedAt).not.toBeNull();
    expect((await harness.mails(email))[0]?.subject).toContain('telah diubah');
  });

  const rejectedReply = {
    status: 404,
    body: { message: 'NOT_FOUND', response: 'Tidak ada yang butuh di reset' },
  };

  it("returns 'Tidak ada yang butuh di reset' for a used reset link", async () => {
    const { email } = await registerAccount(harness);
    const token = await resetToken(email);
    await reset(token, NEW_PASSWORD);
    expect(await reset(token, 'SandiLain9')).toMatchObject(rejectedReply);
    expect((await login(harness, email, NEW_PASSWORD)).status).toBe(200);
  });

  it('returns whether a reset link is valid, and the link stays valid after this check', async () => {
    const { id, email } = await registerAccount(harness);
    const checkLink = (token: string) => harness.api('POST', '/user/reset/check', { body: { token: token } });
    const token = await resetToken(email);
    expect(await checkLink('tidak-ada')).toMatchObject(rejectedReply);
    expect(await checkLink(await mailedToken(harness, email, '/verify'))).toMatchObject(rejectedReply);
    expect([(await checkLink(token)).status, (await checkLink(token)).status]).toEqual([200, 200]);
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    expect(await checkLink(token)).toMatchObject(rejectedReply);
    await harness.deps.db.update(users).set({ status: 'active' }).where(eq(users.id, id));
    await reset(token, NEW_PASSWORD);
    expect(await checkLink(token)).toMatchObject(rejectedReply);
  });

  it('accepts one of three simultaneous uses of a reset link and returns 404 for the others', async () => {
    const { email } = await registerAccount(harness);
    const token = await resetToken(email);
    const replies = await Promise.all([
      reset(token, NEW_PASSWORD),
      reset(token, NEW_PASSWORD),
      reset(token, NEW_PASSWORD),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  it('only the newest reset link is valid, also after two simultaneous requests for a link', async () => {
    const { id, email } = await registerAccount(harness);
    const oldToken = await resetToken(email);
    await Promise.all([forgot('PUT', email), forgot('PUT', email)]);
    expect(await reset(oldToken, NEW_PASSWORD)).toMatchObject(rejectedReply);
    const rows = await harness.deps.db.select().from(mailTokens).where(eq(mailTokens.userId, id));
    const validTokens = rows.filter(({ purpose, usedAt }) => purpose === 'reset-password' && usedAt === null);
    expect(validTokens).toHaveLength(1);
  });

  it.each([
    [59 * 60, 200],
    [60 * 60, 404],
  ])('a reset link that is used %i seconds after its mail gets status %i', async (seconds, status) => {
    const { email } = await registerAccount(harness);
    const token = await resetToken(email);
    harness.clock.advance(seconds);
    expect((await reset(token, NEW_PASSWORD)).status).toBe(status);
  });

  it('rejects the reset link of an account that became inactive', async () => {
    const { id, email } = await registerAccount(harness);
    const token = await resetToken(email);
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    expect(await reset(token, NEW_PASSWORD)).toMatchObject(rejectedReply);
  });

  it('a reset rejects a verification link', async () => {
    const { email } = await registerAccount(harness);
    expect(await reset(await mailedToken(harness, email, '/verify'), NEW_PASSWORD)).toMatchObject(
      rejectedReply,
    );
  });

  it.each(['x', 'undefined', '%00', "' or 1=1 --", 'a'.repeat(200), '%F0%9F%98%80'])(
    "returns 'Tidak ada yang butuh di reset' for the token %s",
    async (token) => {
      expect(await reset(token, NEW_PASSWORD)).toMatchObject(rejectedReply);
    },
  );

  it.each([
    ['', '', 'newPassord', 'Password wajib di isi'],
    ...['Pendek1', 'semuakecil1', 'SEMUABESAR1', 'TanpaAngka', 'TerlaluPanjang16'].map((weak) => [
      weak,
      weak,
      'newPassord',
      'Pasword harus 8 s/d 15 karakter kombinasi huruf besar, huruf kecil dan angka',
    ]),
    [NEW_PASSWORD, '', 'confirmNewPassword', 'Wajib ketikkan ulang password yang Anda input'],
    [NEW_PASSWORD, `${NEW_PASSWORD}x`, 'confirmNewPassword', 'Password tidak sama'],
  ])(
    'a reset rejects the password %j with the confirmation %j at the field %s (%s), and its link stays valid',
    async (password, confirmation, path, message) => {
      const { email } = await registerAccount(harness);
      const token = await resetToken(email);
      const reply = await reset(token, password, confirmation);
      expect(reply.status).toBe(422);
      expect(reply.body.errors).toContainEqual({ path, message });
      expect((await reset(token, NEW_PASSWORD)).status).toBe(200);
    },
  );
});

describe('verification [1 §4, §8]', () => {
  const verify = (token: string) => harness.api('GET', `/user/verification/${token}`);
  const resend = (token: string) => {
    harness.clock.advance(1);
    return harness.api('POST', '/user/verification', { token });
  };

  it('mails a new verification link on request, after which the older link is rejected', async () => {
    const { email } = await registerAccount(harness);
    const token = await signInByPassword(harness, email);
    const firstToken = await mailedToken(harness, email, '/verify');
    expect((await resend(token)).status).toBe(200);
    const secondToken = await mailedToken(harness, email, '/verify');
    expect(await verify(firstToken)).toMatchObject({
      status: 404,
      body: { response: 'Invalid! Token Invalid.' },
    });
    expect(await verify(secondToken)).toMatchObject({ status: 200, body: { message: 'verified' } });
    const user = await harness.api('GET', '/user/verify', { token });
    expect(user.body.response).toMatchObject({ emailVerified: true });
  });

  it('sends no new link to a verified address', async () => {
    const { email } = await registerAccount(harness);
    await verify(await mailedToken(harness, email, '/verify'));
    const mailCount = (await harness.mails(email)).length;
    const reply = await resend(await signInByPassword(harness, email));
    expect(reply).toMatchObject({ status: 200, body: { message: 'Email Anda sudah terverifikasi' } });
    expect(await harness.mails(email)).toHaveLength(mailCount);
  });

  it('a request for a new verification link gets 401 without a session and 403 for the desk', async () => {
    expect((await harness.api('POST', '/user/verification')).status).toBe(401);
    expect(
      (await harness.api('POST', '/user/verification', { token: await harness.deskToken() })).status,
    ).toBe(403);
  });
});
