import type { DeskPerson } from '@naungan/api/desk-people';
import { enrol, invitationForm, passwordStep, secondStep } from '../../src/modules/accounts/desk/fixture.ts';
import type { Scenario } from './scenario.ts';

/** For tests only: triggers every mail about an account of staff. */
export async function triggerStaffMails({ shop, step }: Scenario): Promise<void> {
  const token = await shop.deskToken();
  // The sole supervisor's invitation, which the office gets a mail about. Its link is followed before it is used.
  const body = invitationForm('staf-surel');
  const reply = await step(() => shop.api('POST', '/desk/people', { token, body }));
  const { person } = reply.body.response as { person: DeskPerson };
  const staff = await step(() => enrol(shop, person.email));
  const setRoles = (roles: string[]) =>
    shop.api('PUT', `/desk/people/${person.id}/roles`, { token, body: { roles, insurer: null } });
  await step(() => setRoles(['claims']));
  await step(async () => {
    const { challenge } = await passwordStep(shop, staff.email);
    await secondStep(shop, { challenge, recoveryCode: staff.recoveryCodes[0] });
  });
  await shop.deskPerson({ roles: ['supervisor'] });
  await step(() => setRoles(['service']));
}
