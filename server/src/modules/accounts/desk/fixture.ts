import type { DeskPerson, RoleChange } from '@naungan/api/desk-people';
import type { DeskRole } from '@naungan/domain/desk-roles';
import type { Harness } from '../../../../test/harness.ts';
import { totpCodeAt } from './totp.ts';

/** People of the desk that accept an invitation and sign in over the API. */

export const STAFF_PASSWORD = 'Rahasia456';

export const invitationForm = (name: string, roles: DeskRole[] = ['underwriter']) => ({
  email: `${name}@broker.test`,
  fullName: name,
  roles,
  insurer: null as string | null,
});

/** Returns the token of the newest invitation in a person's mails; '' without one. */
export async function invitationToken(harness: Harness, email: string): Promise<string> {
  const links = (await harness.mails(email)).map(({ text }) => /\/desk\/invitation#([\w-]+)/.exec(text)?.[1]);
  return links.find((token) => token !== undefined) ?? '';
}

type Invitation = {
  totp: { secret: string; uri: string; enrolment: string };
  passkey: { challenge: string; options: { challenge: string } };
};

export const readInvitation = async (harness: Harness, token: string): Promise<Invitation> =>
  (await harness.api('POST', '/desk/invitations/read', { body: { token } })).body.response;

/** Returns a body that accepts an invitation with the current code of its secret. */
async function acceptanceOf(harness: Harness, { totp: { secret, enrolment } }: Invitation) {
  const code = await totpCodeAt(secret, harness.clock.now());
  return { password: STAFF_PASSWORD, confirmPassword: STAFF_PASSWORD, totp: { enrolment, code } };
}

export type Enrolled = { email: string; token: string; secret: string; recoveryCodes: string[] };

/** Accepts the newest invitation of a person with an authenticator app. */
export async function enrol(harness: Harness, email: string): Promise<Enrolled> {
  const token = await invitationToken(harness, email);
  const invitation = await readInvitation(harness, token);
  const body = { token, ...(await acceptanceOf(harness, invitation)) };
  const { response } = (await harness.api('POST', '/desk/invitations', { body })).body;
  const { access_token, recoveryCodes } = response as { access_token: string; recoveryCodes: string[] };
  return { email, token: access_token, secret: invitation.totp.secret, recoveryCodes };
}

/** Stores an invitation of a sole supervisor's, and accepts it. */
export async function invite(
  harness: Harness,
  name: string,
  roles: DeskRole[] = ['underwriter'],
): Promise<Enrolled & { id: string }> {
  const form = invitationForm(name, roles);
  const reply = await harness.api('POST', '/desk/people', { token: await harness.deskToken(), body: form });
  const { person } = reply.body.response as { person: DeskPerson; change: RoleChange };
  return { id: person.id, ...(await enrol(harness, form.email)) };
}

/** Signs in with the password; returns the challenge of the second step. */
export async function passwordStep(harness: Harness, email: string, password = STAFF_PASSWORD) {
  const reply = await harness.api('POST', '/desk/login', { body: { email, password } });
  const { secondFactor } = reply.body.response as {
    secondFactor: { challenge: string; methods: string[]; passkey: Invitation['passkey'] | null };
  };
  return secondFactor;
}

export const secondStep = (harness: Harness, body: Record<string, unknown>) =>
  harness.api('POST', '/desk/login/second-factor', { body });
