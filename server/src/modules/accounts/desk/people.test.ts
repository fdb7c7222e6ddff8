import type { ChangedPerson, DeskPeople, DeskPerson } from '@naungan/api/desk-people';
import type { DeskRole } from '@naungan/domain/desk-roles';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, startApp, TEST_NOW, type TestStaff } from '../../../../test/harness.ts';
import { deskPeople, deskRoleChanges, mailTokens, outbox, users } from '../../../db/schema.ts';
import { seedDeskAccount } from '../../../seed/desk-account.ts';
import { enrol, invitationForm, invitationToken, invite, readInvitation, STAFF_PASSWORD } from './fixture.ts';
import { totpCodeAt } from './totp.ts';

let harness: Harness;
let token: string;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());
// Each test begins with the first account as the sole supervisor.
beforeEach(async () => {
  const { db, config } = harness.deps;
  harness.clock.set(TEST_NOW);
  await db.delete(users).where(and(eq(users.role, 'desk'), ne(users.email, config.DESK_EMAIL)));
  await db.delete(deskRoleChanges);
  await db.delete(outbox);
  await db.update(users).set({ status: 'active' }).where(eq(users.email, config.DESK_EMAIL));
  await db.update(deskPeople).set({ roles: ['supervisor'], totpSecret: null, supervisorUntil: null });
  token = await harness.deskToken();
});

const HOUR = 3_600;
const post = (path: string, by = token, body: object = {}) => harness.api('POST', path, { token: by, body });
const invitePerson = (name: string, roles: DeskRole[] = ['claims'], by = token) =>
  post('/desk/people', by, invitationForm(name, roles));
const changeOf = ({ body }: { body: { response: unknown } }) => (body.response as ChangedPerson).change;
const idOf = ({ body }: { body: { response: unknown } }) => (body.response as ChangedPerson).person.id;
const setRoles = (id: string, roles: DeskRole[], by = token, insurer: string | null = null) =>
  harness.api('PUT', `/desk/people/${id}/roles`, { token: by, body: { roles, insurer } });
const listPeople = async () =>
  (await harness.api('GET', '/desk/people', { token })).body.response as DeskPeople;
const personOf = async (id: string) => (await listPeople()).people.find((person) => person.id === id);
const statusFor = async (by: string) => (await harness.api('GET', '/desk/me', { token: by })).status;
const secondSupervisor = (): Promise<TestStaff> => harness.deskPerson({ roles: ['supervisor'] });
const LAST = 'Ini satu-satunya supervisor. Tunjuk supervisor lain terlebih dahulu';

describe('an invitation', () => {
  it('an invitation is accepted once, and its token is stored as a hash', async () => {
    await invitePerson('ani');
    const link = await invitationToken(harness, 'ani@broker.test');
    expect(link).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await harness.deps.db.select().from(mailTokens));
    expect(stored).not.toContain(link);
    const { totp } = await readInvitation(harness, link);
    expect(totp.uri).toBe(
      `otpauth://totp/Naungan:ani%40broker.test?issuer=Naungan&secret=${totp.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    const code = await totpCodeAt(totp.secret, harness.clock.now());
    const form = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD };
    const body = { ...form, totp: { enrolment: totp.enrolment, code } };
    const accept = (change: object = {}) =>
      harness.api('POST', '/desk/invitations', { body: { token: link, ...body, ...change } });
    const replies = await Promise.all([accept(), accept()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await accept()).status).toBe(404);
    expect((await harness.api('POST', '/desk/invitations/read', { body: { token: link } })).status).toBe(404);
  });

  it('an invitation expires after 72 hours, and a newer one replaces it', async () => {
    const id = idOf(await invitePerson('ani'));
    const link = await invitationToken(harness, 'ani@broker.test');
    const open = async (secret: string) =>
      (await harness.api('POST', '/desk/invitations/read', { body: { token: secret } })).status;
    harness.clock.advance(72 * HOUR - 1);
    expect(await open(link)).toBe(200);
    harness.clock.advance(1);
    expect(await open(link)).toBe(404);
    expect((await post(`/desk/people/${id}/invitation`, await harness.deskToken())).status).toBe(200);
    const newLink = await invitationToken(harness, 'ani@broker.test');
    expect(newLink).not.toBe(link);
    expect(await open(newLink)).toBe(200);
    expect(await open('x'.repeat(43))).toBe(404);
  });

  it('an invitation needs a strong password, one second factor and its right code', async () => {
    await invitePerson('ani');
    const link = await invitationToken(harness, 'ani@broker.test');
    const { totp, passkey } = await readInvitation(harness, link);
    const code = await totpCodeAt(totp.secret, harness.clock.now());
    const right = { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD, totp: { ...totp, code } };
    const pathsOf = async (body: object) => {
      const reply = await harness.api('POST', '/desk/invitations', { body: { token: link, ...body } });
      expect(reply.status, reply.text).toBe(422);
      return reply.body.errors?.map(({ path }) => path);
    };
    expect(await pathsOf({ ...right, password: 'lemah', confirmPassword: 'lemah' })).toEqual(['password']);
    expect(await pathsOf({ ...right, password: 'Password1', confirmPassword: 'Password1' })).toEqual([
      'password',
    ]);
    expect(await pathsOf({ ...right, confirmPassword: 'Rahasia457' })).toEqual(['confirmPassword']);
    expect(await pathsOf({ ...right, totp: undefined })).toEqual(['totp']);
    const wrongCode = await totpCodeAt(totp.secret, new Date(harness.clock.now().getTime() - 3_600_000));
    expect(await pathsOf({ ...right, totp: { ...totp, code: wrongCode } })).toEqual(['totp.code']);
    const foreign = { enrolment: passkey.challenge, code };
    expect(await pathsOf({ ...right, totp: foreign })).toEqual(['totp.code']);
    await invitePerson('budi');
    const other = await readInvitation(harness, await invitationToken(harness, 'budi@broker.test'));
    const otherCode = await totpCodeAt(other.totp.secret, harness.clock.now());
    expect(await pathsOf({ ...right, totp: { ...other.totp, code: otherCode } })).toEqual(['totp.code']);
    expect((await harness.api('POST', '/desk/invitations', { body: { token: link, ...right } })).status).toBe(
      200,
    );
  });

  it('an address of a member or of staff cannot be invited, nor wrong roles', async () => {
    const { email } = await harness.registerMember();
    const form = invitationForm('ani');
    expect((await post('/desk/people', token, { ...form, email })).status).toBe(409);
    const errorsOf = async (change: object) =>
      (await post('/desk/people', token, { ...form, ...change })).body.errors;
    expect(await errorsOf({ roles: [] })).toEqual([{ path: 'roles', message: 'Pilih minimal satu peran' }]);
    expect(await errorsOf({ roles: ['editor'], insurer: 'SBK' })).toEqual([
      { path: 'roles', message: 'Peran editor dan supervisor hanya untuk staf broker' },
    ]);
    expect(await errorsOf({ insurer: 'TIDAKADA' })).toEqual([
      { path: 'insurer', message: 'Perusahaan asuransi tidak dikenal' },
    ]);
    const reply = await post('/desk/people', token, { ...form, insurer: 'SBK' });
    expect((reply.body.response as ChangedPerson).person).toMatchObject({ insurer: { code: 'SBK' } });
    expect((await post('/desk/people', token, form)).status).toBe(409);
  });
});

describe('a disabled account', () => {
  it('a disabled account loses its sessions, its password and its second factor at once', async () => {
    const ani = await invite(harness, 'ani');
    expect(await statusFor(ani.token)).toBe(200);
    expect((await post(`/desk/people/${ani.id}/disable`)).body.response).toMatchObject({
      status: 'inactive',
      secondFactors: [],
    });
    expect(await statusFor(ani.token)).toBe(401);
    const body = { email: ani.email, password: STAFF_PASSWORD };
    expect((await harness.api('POST', '/desk/login', { body })).status).toBe(401);
    harness.clock.advance(1);
    const again = await setRoles(ani.id, ['underwriter']);
    expect((again.body.response as ChangedPerson).person.status).toBe('invited');
    expect(await statusFor((await enrol(harness, ani.email)).token)).toBe(200);
  });

  it('an open invitation of a disabled account does not work', async () => {
    const id = idOf(await invitePerson('ani'));
    const link = await invitationToken(harness, 'ani@broker.test');
    await post(`/desk/people/${id}/disable`);
    expect((await harness.api('POST', '/desk/invitations/read', { body: { token: link } })).status).toBe(404);
    expect((await post(`/desk/people/${id}/invitation`)).status).toBe(409);
  });

  it('unknown accounts and accounts of members get 404', async () => {
    const member = await harness.registerMember();
    for (const id of [member.id, 'bukan-id', '77777777-7777-4777-8777-777777777777']) {
      expect((await post(`/desk/people/${id}/disable`)).status).toBe(404);
      expect((await post(`/desk/people/${id}/invitation`)).status).toBe(404);
      expect((await setRoles(id, ['claims'])).status).toBe(404);
      expect((await post(`/desk/role-changes/${id}/confirm`)).status).toBe(404);
    }
  });
});

describe('the last supervisor', () => {
  const ownId = async () =>
    (await listPeople()).people.find(({ email }) => email.startsWith('desk@'))?.id ?? '';

  it('the last supervisor can neither be disabled nor lose the role', async () => {
    const id = await ownId();
    expect((await post(`/desk/people/${id}/disable`)).body).toMatchObject({
      message: 'CONFLICT',
      response: LAST,
    });
    expect((await setRoles(id, ['claims'])).body).toMatchObject({ message: 'CONFLICT', response: LAST });
    const second = await secondSupervisor();
    expect((await post(`/desk/people/${id}/disable`, second.token)).status).toBe(200);
    expect((await post(`/desk/people/${second.id}/disable`, second.token)).body).toMatchObject({
      response: LAST,
    });
  });

  it('two supervisors who disable each other at the same time leave one', async () => {
    const id = await ownId();
    const second = await secondSupervisor();
    const replies = await Promise.all([
      post(`/desk/people/${id}/disable`, second.token),
      post(`/desk/people/${second.id}/disable`, token),
    ]);
    const statuses = replies.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect([401, 403, 409]).toContain(statuses[1]);
  });

  it('a start restores the first account when no supervisor is active, and not otherwise', async () => {
    const { db, config, log } = harness.deps;
    const [account] = await db.select().from(users).where(eq(users.email, config.DESK_EMAIL));
    const id = account?.id ?? '';
    const second = await secondSupervisor();
    await post(`/desk/people/${id}/disable`, second.token);
    await seedDeskAccount(db, { config, log });
    expect((await db.select().from(users).where(eq(users.id, id)))[0]?.status).toBe('inactive');
    await db
      .update(deskPeople)
      .set({ roles: ['claims'] })
      .where(eq(deskPeople.userId, second.id));
    const DESK_TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    await seedDeskAccount(db, { config: { ...config, DESK_TOTP_SECRET }, log });
    const [person] = await db.select().from(deskPeople).where(eq(deskPeople.userId, id));
    expect(person).toMatchObject({ roles: ['supervisor'], totpSecret: DESK_TOTP_SECRET });
    expect((await db.select().from(users).where(eq(users.id, id)))[0]?.status).toBe('active');
  });
});

describe('a change of roles', () => {
  it('a sole supervisor changes roles at once, and the office gets a mail', async () => {
    const reply = await invitePerson('ani');
    expect(changeOf(reply)).toMatchObject({ outcome: 'applied', decidedBy: null, mayConfirm: false });
    const [mail] = await harness.mails(harness.deps.config.BRAND.email);
    expect(mail?.text).toContain('DESK memberi peran Klaim kepada ani (ani@broker.test)');
  });

  it('another supervisor must confirm a change, and the proposer cannot', async () => {
    const second = await secondSupervisor();
    const invited = await invitePerson('ani');
    expect(changeOf(invited)).toMatchObject({ outcome: 'open', mayConfirm: false });
    expect(await invitationToken(harness, 'ani@broker.test')).toBe('');
    expect((await harness.mails(second.email))[0]?.subject).toBe('Perubahan peran menunggu persetujuan Anda');
    const { id } = changeOf(invited);
    expect(await post(`/desk/role-changes/${id}/confirm`)).toMatchObject({
      status: 403,
      body: { response: 'Usul Anda sendiri harus disetujui supervisor lain' },
    });
    expect(await personOf(idOf(invited))).toMatchObject({ roles: [], status: 'invited' });
    const confirmed = await post(`/desk/role-changes/${id}/confirm`, second.token);
    expect(confirmed.body.response).toMatchObject({ outcome: 'applied', decidedBy: { id: second.id } });
    const { token: session } = await enrol(harness, 'ani@broker.test');
    expect((await harness.api('GET', '/desk/claims', { token: session })).status).toBe(200);
    expect((await post(`/desk/role-changes/${id}/confirm`, second.token)).status).toBe(409);
    expect((await post(`/desk/role-changes/${id}/decline`, second.token)).status).toBe(409);
  });

  it('new roles apply to the next request of an open session', async () => {
    const ani = await harness.deskPerson({ roles: ['claims'] });
    const second = await secondSupervisor();
    const change = changeOf(await setRoles(ani.id, ['editor']));
    expect((await harness.api('GET', '/desk/claims', { token: ani.token })).status).toBe(200);
    await post(`/desk/role-changes/${change.id}/confirm`, second.token);
    expect((await harness.api('GET', '/desk/claims', { token: ani.token })).status).toBe(403);
    expect((await harness.api('GET', '/desk/articles', { token: ani.token })).status).toBe(200);
  });

  it('a person has one open change; a declined one has no effect, and the same roles are no change', async () => {
    const ani = await harness.deskPerson({ roles: ['claims'] });
    await secondSupervisor();
    expect((await setRoles(ani.id, ['claims'])).status).toBe(409);
    const change = changeOf(await setRoles(ani.id, ['finance', 'claims']));
    expect(change.to.roles).toEqual(['claims', 'finance']);
    expect((await setRoles(ani.id, ['editor'])).status).toBe(409);
    expect((await listPeople()).changes.map(({ id }) => id)).toEqual([change.id]);
    expect((await post(`/desk/role-changes/${change.id}/decline`)).status).toBe(200);
    expect(await personOf(ani.id)).toMatchObject<Partial<DeskPerson>>({ roles: ['claims'] });
    expect((await setRoles(ani.id, ['editor'])).status).toBe(200);
  });

  it('a supervisor who disables the other cannot change roles alone for seven days', async () => {
    const second = await secondSupervisor();
    await post(`/desk/people/${second.id}/disable`);
    const change = changeOf(await invitePerson('ani'));
    expect(change).toMatchObject({ outcome: 'open', mayConfirm: false });
    harness.clock.advance(7 * 24 * HOUR - 1);
    token = await harness.deskToken();
    expect((await post(`/desk/role-changes/${change.id}/confirm`)).status).toBe(403);
    harness.clock.advance(1);
    expect((await listPeople()).needsSecondPerson).toBe(false);
    expect((await post(`/desk/role-changes/${change.id}/confirm`)).body.response).toMatchObject({
      outcome: 'applied',
      decidedBy: null,
    });
  });
});
