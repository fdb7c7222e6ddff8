import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPLETE_PROFILE, type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { mailTokens, sessions, users } from '../../db/schema.ts';
import { registerAccount } from './fixture.ts';
import { removeExpired } from './token-repository.ts';

let harness: Harness;
let formCount = 0;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const newForm = () => {
  formCount += 1;
  const password = 'Rahasia123';
  return {
    full_name: 'Budi Santoso',
    phone_number: `8123400${String(formCount).padStart(4, '0')}`,
    email: `budi.${formCount}@contoh.test`,
    password,
    confirmPassword: password,
  };
};
const register = async () => {
  const form = newForm();
  const reply = await harness.api('POST', '/user/member', { body: form });
  return { form, reply };
};
const login = (email: string, password: string) =>
  harness.api('POST', '/user/login', { body: { email, password } });
const verificationToken = async (email: string) =>
  (await harness.mails(email))[0]?.text.match(/\/verify\/([\w-]+)/)?.[1] ?? '';

describe('registration', () => {
  it('registration stores the name in upper case, the e-mail in lower case and the phone with country code', async () => {
    const form = {
      ...newForm(),
      full_name: '  budi   santoso ',
      phone_number: '0812-3499-0001',
      email: ' BUDI.X@Contoh.test ',
    };
    const reply = await harness.api('POST', '/user/member', { body: form });
    expect(reply.status).toBe(200);
    const [row] = await harness.deps.db.select().from(users).where(eq(users.email, 'budi.x@contoh.test'));
    expect(row).toMatchObject({
      fullName: 'BUDI SANTOSO',
      phoneNumber: '6281234990001',
      role: 'member',
      status: 'active',
    });
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  it('registration returns 409 email#duplicate and phone_number#duplicate for a registered e-mail and phone', async () => {
    const { form } = await register();
    const sameEmail = await harness.api('POST', '/user/member', {
      body: { ...newForm(), email: form.email.toUpperCase() },
    });
    const samePhone = await harness.api('POST', '/user/member', {
      body: { ...newForm(), phone_number: form.phone_number },
    });
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { message: 'CONFLICT', response: 'email#duplicate' },
    });
    expect(samePhone).toMatchObject({
      status: 409,
      body: { message: 'CONFLICT', response: 'phone_number#duplicate' },
    });
  });

  it('accepts one of three simultaneous registrations and returns 409 for the others', async () => {
    const form = newForm();
    const replies = await Promise.all(
      [1, 2, 3].map(() => harness.api('POST', '/user/member', { body: form })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['a missing body', undefined],
    ['a list as body', []],
    ['a text as body', 'full_name'],
    ['an empty form', {}],
    ['a number as name', { ...newForm(), full_name: 12 }],
    ['a nested object as e-mail', { ...newForm(), email: { $ne: '' } }],
    ['a name of 5,000 characters', { ...newForm(), full_name: 'a'.repeat(5_000) }],
    ['an e-mail of 5,000 characters', { ...newForm(), email: `${'a'.repeat(5_000)}@contoh.test` }],
    ['script tags as name', { ...newForm(), full_name: '<script>alert(1)</script>' }],
    ['emoji as name', { ...newForm(), full_name: '😀😀' }],
    ['half of a surrogate pair as name', { ...newForm(), full_name: '\ud800' }],
    ['a phone with letters', { ...newForm(), phone_number: '81234abc99' }],
    ['a phone of 8 digits', { ...newForm(), phone_number: '81234567' }],
    ['a weak password', { ...newForm(), password: 'rahasia', confirmPassword: 'rahasia' }],
    [
      'a password of 41 characters',
      { ...newForm(), password: `Aa1${'x'.repeat(38)}`, confirmPassword: `Aa1${'x'.repeat(38)}` },
    ],
    ['a confirmation that differs from the password', { ...newForm(), confirmPassword: 'Rahasia124' }],
  ])('returns 422 for a registration with %s', async (_name, body) => {
    const reply = await harness.api('POST', '/user/member', { body });
    expect(reply).toMatchObject({ status: 422, body: { message: 'INVALID' } });
    expect(reply.body.errors?.length).toBeGreaterThan(0);
  });

  it('registration returns the exact message of each invalid field', async () => {
    const reply = await harness.api('POST', '/user/member', {
      body: { full_name: '', phone_number: '1', email: '', password: '', confirmPassword: '' },
    });
    expect(reply.body.errors).toEqual(
      expect.arrayContaining([
        { path: 'full_name', message: 'Nama wajib di isi' },
        { path: 'phone_number', message: 'Nomor HP 9 s/d 12 Digit' },
        { path: 'email', message: 'Email wajib di isi' },
        { path: 'password', message: 'Password wajib di isi' },
        { path: 'confirmPassword', message: 'Tulis ulang password Anda' },
      ]),
    );
  });

  it('registration accepts full-width digits in the phone number', async () => {
    const form = { ...newForm(), phone_number: '８１２３４９９０００２' };
    expect((await harness.api('POST', '/user/member', { body: form })).status).toBe(200);
    const [row] = await harness.deps.db.select().from(users).where(eq(users.email, form.email));
    expect(row?.phoneNumber).toBe('6281234990002');
  });

  it('registration removes the null character from a name, because PostgreSQL cannot store this character', async () => {
    const form = { ...newForm(), full_name: 'Budi\u0000 Santoso' };
    expect((await harness.api('POST', '/user/member', { body: form })).status).toBe(200);
    const [row] = await harness.deps.db.select().from(users).where(eq(users.email, form.email));
    expect(row?.fullName).toBe('BUDI SANTOSO');
  });

  it('ignores role, status, id and verification in the request', async () => {
    const form = { ...newForm(), role: 'desk', status: 'inactive', id: 'a', emailVerifiedAt: '2020-01-01' };
    await harness.api('POST', '/user/member', { body: form });
    const [row] = await harness.deps.db.select().from(users).where(eq(users.email, form.email));
    expect(row).toMatchObject({ role: 'member', status: 'active', emailVerifiedAt: null });
  });
});

describe('e-mail verification', () => {
  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }, 403],
    ['another host of the domain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' }, 403],
    ['a navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, 403],
    ['an image of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, 403],
    ['a script of this site', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
  ])('a request for a verification by %s gets the status of its headers', async (_name, headers, status) => {
    const { email } = await registerAccount(harness);
    const path = `/user/verification/${await verificationToken(email)}`;
    expect((await harness.api('GET', path, { headers: headers as Record<string, string> })).status).toBe(
      status,
    );
  });

  it('a verification link succeeds each time it is opened, until it expires', async () => {
    const { form } = await register();
    const token = await verificationToken(form.email);
    expect(await harness.api('GET', `/user/verification/${token}`)).toMatchObject({
      status: 200,
      body: { message: 'verified' },
    });
    await removeExpired(harness.deps.db, harness.clock.now());
    const secondReply = await harness.api('GET', `/user/verification/${token}`);
    expect(secondReply).toMatchObject({ status: 200, body: { message: 'verified' } });
    harness.clock.advance(49 * 3_600);
    const expiredReply = await harness.api('GET', `/user/verification/${token}`);
    expect(expiredReply).toMatchObject({ status: 404, body: { response: 'Invalid! Token Invalid.' } });
  });

  it('rejects the first verification link after a new link was mailed, but accepts the first link once the new link has verified the address', async () => {
    const { form } = await register();
    const firstToken = await verificationToken(form.email);
    const { access_token } = (await login(form.email, form.password)).body.response as {
      access_token: string;
    };
    harness.clock.advance(1);
    await harness.api('POST', '/user/verification', { token: access_token });
    expect((await harness.api('GET', `/user/verification/${firstToken}`)).status).toBe(404);
    await harness.api('GET', `/user/verification/${await verificationToken(form.email)}`);
    expect((await harness.api('GET', `/user/verification/${firstToken}`)).status).toBe(200);
  });

  it('adds the path `next` to the mailed verification link, and rejects a `next` outside this site', async () => {
    const next = '/products/kesehatan/order/p-1?dob=1990-01-01';
    const form = { ...newForm(), next };
    expect((await harness.api('POST', '/user/member', { body: form })).status).toBe(200);
    const [mail] = await harness.mails(form.email);
    expect(mail?.text).toMatch(new RegExp(`/verify/[\\w-]+\\?next=${encodeURIComponent(next)}`));
    const { access_token: token } = (await login(form.email, form.password)).body.response as {
      access_token: string;
    };
    const sendAgain = (path: string) =>
      harness.api('POST', `/user/verification?next=${encodeURIComponent(path)}`, { token });
    expect((await sendAgain('/account?tab=orders')).status).toBe(200);
    const texts = (await harness.mails(form.email)).map(({ text }) => text);
    expect(texts.filter((text) => text.includes('?next=%2Faccount%3Ftab%3Dorders'))).toHaveLength(1);
    expect((await sendAgain('//evil.test')).status).toBe(422);
    for (const unsafePath of [
      '//evil.test',
      'https://evil.test',
      '/\\evil.test',
      '/a b',
      `/${'x'.repeat(500)}`,
    ]) {
      const reply = await harness.api('POST', '/user/member', { body: { ...newForm(), next: unsafePath } });
      expect(reply.status, unsafePath).toBe(422);
    }
  });

  it('stores only a hash of the verification token', async () => {
    const { form } = await register();
    const token = await verificationToken(form.email);
    const storedTokens = await harness.deps.db.select().from(mailTokens);
    expect(storedTokens.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  it.each([
    [48 * 3_600 - 1, 200],
    [48 * 3_600, 404],
  ])(
    'a verification link that is opened %i seconds after registration gets status %i',
    async (seconds, status) => {
      const { form } = await register();
      const token = await verificationToken(form.email);
      harness.clock.advance(seconds);
      expect((await harness.api('GET', `/user/verification/${token}`)).status).toBe(status);
    },
  );

  it('accepts the verification link after a link for a new password was mailed', async () => {
    const { form } = await register();
    const token = await verificationToken(form.email);
    expect((await harness.api('PUT', `/user/forgot/${form.email}`)).status).toBe(200);
    expect((await harness.api('GET', `/user/verification/${token}`)).status).toBe(200);
  });

  it.each(['x', 'undefined', '%00', "' or 1=1 --", 'a'.repeat(64), '%F0%9F%98%80'])(
    'returns 404 for the unknown verification token %s',
    async (token) => {
      expect((await harness.api('GET', `/user/verification/${token}`)).status).toBe(404);
    },
  );
});

describe('sign-in', () => {
  it('a sign-in returns the user and a working token before the address is verified, and stores only a hash of the token', async () => {
    const { form } = await register();
    const reply = await login(form.email.toUpperCase(), form.password);
    expect(reply).toMatchObject({
      status: 200,
      body: { response: { user: { email: form.email, role: 'member', completeProfile: false } } },
    });
    expect(reply.text).not.toContain('argon2');
    const { access_token } = reply.body.response as { access_token: string };
    const storedSessions = await harness.deps.db.select().from(sessions);
    expect(storedSessions.map(({ tokenHash }) => tokenHash)).not.toContain(access_token);
    expect((await harness.api('GET', '/user/verify', { token: access_token })).status).toBe(200);
  });

  it('a sign-in returns the same response for a wrong password and an unknown e-mail', async () => {
    const { form } = await register();
    const wrongPassword = await login(form.email, 'Rahasia124');
    const unknownAccount = await login('tidak.ada@contoh.test', 'Rahasia124');
    expect(wrongPassword).toMatchObject({
      status: 401,
      body: { message: 'UNAUTHORIZED', response: 'Email / Password Salah' },
    });
    expect(unknownAccount.body).toEqual(wrongPassword.body);
  });

  it('a sign-in by an inactive member returns 403 with the right password and 401 with a wrong password', async () => {
    const { form } = await register();
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.email, form.email));
    const inactiveReply = await login(form.email, form.password);
    expect(inactiveReply).toMatchObject({
      status: 403,
      body: { response: 'Opss.. Anda tidak memiliki akses!' },
    });
    expect((await login(form.email, 'Rahasia124')).status).toBe(401);
  });

  it('a sign-in with the desk account returns 403', async () => {
    const { DESK_EMAIL, DESK_PASSWORD } = harness.deps.config;
    const reply = await login(DESK_EMAIL, DESK_PASSWORD);
    expect(reply).toMatchObject({ status: 403, body: { response: 'Opss.. Anda tidak memiliki akses!' } });
  });

  it.each([
    ['no e-mail', { password: 'Rahasia123' }],
    ['no password', { email: 'a@contoh.test' }],
    ['only spaces', { email: '  ', password: '   ' }],
    ['a list as body', [1]],
  ])('returns 422 for a sign-in with %s', async (_name, body) => {
    const reply = await harness.api('POST', '/user/login', { body });
    expect(reply.status).toBe(422);
  });
});

describe('a session', () => {
  let member: TestMember;
  beforeAll(async () => {
    member = await harness.registerMember();
  });

  it.each([
    ['no token', undefined],
    ['an empty token', ''],
    ['an unknown token', 'x'.repeat(43)],
    ['a token of 10,000 characters', 'x'.repeat(10_000)],
  ])('returns 401 for a request with %s', async (_name, token) => {
    expect(await harness.api('GET', '/user/verify', { token })).toMatchObject({
      status: 401,
      body: { message: 'UNAUTHORIZED' },
    });
  });

  it('the session check returns 403 for the desk', async () => {
    expect((await harness.api('GET', '/user/verify', { token: await harness.deskToken() })).status).toBe(403);
  });

  it('a session token is ignored in the query, in a cookie and in the authorization header', async () => {
    const reply = await harness.api('GET', `/user/verify?access_token=${member.token}`, {
      headers: { cookie: `access_token=${member.token}`, authorization: `Bearer ${member.token}` },
    });
    expect(reply.status).toBe(401);
  });

  it('a session ends at logout', async () => {
    const { token } = await harness.registerMember();
    expect((await harness.api('DELETE', '/user/logout', { token })).status).toBe(200);
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(401);
  });

  it('a session ends when the account becomes inactive', async () => {
    const { id, token } = await harness.registerMember();
    await harness.deps.db.update(users).set({ status: 'inactive' }).where(eq(users.id, id));
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(401);
  });

  it('a session is extended by each use, and ends 12 hours after the last use', async () => {
    const { token } = await harness.registerMember();
    for (let hours = 0; hours < 24; hours += 6) {
      harness.clock.advance(6 * 3_600);
      expect((await harness.api('GET', '/user/verify', { token })).status).toBe(200);
    }
    harness.clock.advance(12 * 3_600 + 1);
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(401);
  });

  it('a session ends 7 days after sign-in regardless of use', async () => {
    const { token } = await harness.registerMember();
    for (let hours = 0; hours < 7 * 24 - 6; hours += 6) {
      harness.clock.advance(6 * 3_600);
      expect((await harness.api('GET', '/user/verify', { token })).status).toBe(200);
    }
    harness.clock.advance(6 * 3_600);
    expect((await harness.api('GET', '/user/verify', { token })).status).toBe(401);
  });

  it('a session has a new random token of 43 characters after each sign-in', async () => {
    const { form } = await register();
    const tokens = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const reply = await login(form.email, form.password);
      tokens.add((reply.body.response as { access_token: string }).access_token);
    }
    expect(tokens.size).toBe(3);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });
});

describe('a profile', () => {
  const profileOf = (member: TestMember) => ({
    ...COMPLETE_PROFILE,
    full_name: 'Siti Rahayu',
    email: member.email,
    phone_number: member.phone,
  });

  it('a profile is complete when every field is filled, and incomplete without the postal code', async () => {
    const member = await harness.registerMember();
    const emptyReply = await harness.api('GET', `/user/member/${member.id}`, { token: member.token });
    expect(emptyReply).toMatchObject({
      status: 200,
      body: { response: { completeProfile: false, addreses: null } },
    });
    const saveReply = await harness.api('PUT', `/user/member/${member.id}`, {
      token: member.token,
      body: profileOf(member),
    });
    expect(saveReply).toMatchObject({
      status: 200,
      body: {
        message: 'Update profile berhasil',
        response: { completeProfile: true, phone_number: member.phone },
      },
    });
    const { postalCode: _, ...addreses } = COMPLETE_PROFILE.addreses;
    await harness.deps.db.update(users).set({ addreses }).where(eq(users.id, member.id));
    const incompleteReply = await harness.api('GET', `/user/member/${member.id}`, { token: member.token });
    expect(incompleteReply).toMatchObject({
      body: { response: { completeProfile: false, addreses: { postalCode: null } } },
    });
  });

  it('a profile is saved without a change of id, e-mail, role and status', async () => {
    const member = await harness.registerMember();
    const body = {
      ...profileOf(member),
      email: 'lain@contoh.test',
      role: 'desk',
      status: 'inactive',
      id: 'x',
      passwordHash: 'x',
    };
    const reply = await harness.api('PUT', `/user/member/${member.id}`, { token: member.token, body });
    expect(reply).toMatchObject({
      status: 200,
      body: { response: { id: member.id, email: member.email, role: 'member', status: 'active' } },
    });
  });

  it("a profile is rejected with 409 when it contains another member's phone number", async () => {
    const [member, otherMember] = [await harness.registerMember(), await harness.registerMember()];
    const body = { ...profileOf(member), phone_number: otherMember.phone };
    const reply = await harness.api('PUT', `/user/member/${member.id}`, { token: member.token, body });
    expect(reply).toMatchObject({ status: 409, body: { response: 'phone_number#duplicate' } });
  });

  it.each(['GET', 'PUT'])(
    'the profile call %s returns 401 without token, 403 for the desk, 404 for another member and malformed ids',
    async (method) => {
      const [member, otherMember] = [await harness.registerMember(), await harness.registerMember()];
      const body = method === 'PUT' ? profileOf(member) : undefined;
      const call = async (id: string, token?: string) =>
        (await harness.api(method, `/user/member/${id}`, { token, body })).status;
      expect(await call(member.id)).toBe(401);
      expect(await call(member.id, await harness.deskToken())).toBe(403);
      expect(await call(otherMember.id, member.token)).toBe(404);
      expect(await call('bukan-uuid', member.token)).toBe(404);
      expect(await call('%00', member.token)).toBe(404);
      expect(await call('a'.repeat(1_000), member.token)).toBe(404);
    },
  );

  it('a profile is rejected with the path and the message of a missing field', async () => {
    const member = await harness.registerMember();
    const body = { ...profileOf(member), account: { bank: '', account_number: '', account_owner: '' } };
    const reply = await harness.api('PUT', `/user/member/${member.id}`, { token: member.token, body });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toContainEqual({ path: 'account.bank', message: 'Nama Bank wajib diisi' });
  });
});
