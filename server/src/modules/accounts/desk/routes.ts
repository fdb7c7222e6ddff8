import * as contract from '@naungan/api/desk-people';
import { DESK_IDLE_MINUTES, permissionsOf } from '@naungan/domain/desk-roles';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { throwProblem } from '../../../api-problem.ts';
import { noteAudit } from '../../../core/audit-log.ts';
import { takePoints } from '../../../core/limits.ts';
import { closeSession } from '../../../core/session.ts';
import type { Deps, Session } from '../../../deps.ts';
import { LIMITS } from '../../../limits.ts';
import { route } from '../../../plugins/route.ts';
import { isActiveDesk } from '../access.ts';
import { endSessionsOf } from '../change-account.ts';
import { openDeviceSession } from '../known-devices.ts';
import { limitVerify } from '../limits.ts';
import { requireRightPassword } from '../sign-in.ts';
import { acceptInvitation, readInvitation } from './invitation.ts';
import {
  changeRoles,
  describePeople,
  describePerson,
  describeRoleChange,
  disablePerson,
  invitePerson,
  resendInvitation,
} from './people.ts';
import { countRecoveryCodes } from './people-repository.ts';
import { confirmRoleChange, declineRoleChange } from './role-changes.ts';
import type { RoleChangeRow } from './role-changes-repository.ts';
import { newSecondFactorChallenge, requireSecondFactor } from './second-factor.ts';

const NO_SECOND_FACTOR_MESSAGE =
  'Akun ini belum memiliki verifikasi dua langkah, minta undangan baru kepada supervisor';

/** Mounts the sign-in to the desk, with the same limits as a member's sign-in, and the calls of invited people. */
function mountSignIn(app: FastifyInstance): void {
  route(app, contract.deskLogin, async ({ body, deps, request, reply }) => {
    const form = { email: body.email.trim().toLowerCase(), password: body.password };
    const { id } = await requireRightPassword({ deps, request, reply }, form, isActiveDesk);
    const secondFactor = await newSecondFactorChallenge(deps, id);
    if (secondFactor) {
      noteAudit(request, { reason: 'second-factor' });
      return { response: { access_token: null, secondFactor } };
    }
    // Accounts of the demo and of tests have none. A copy of their database must not let anyone in.
    if (deps.config.PRODUCTION) return throwProblem('FORBIDDEN', NO_SECOND_FACTOR_MESSAGE);
    const access_token = await openDeviceSession({ deps, request, reply }, id);
    return { response: { access_token, secondFactor: null } };
  });

  route(app, contract.deskSecondFactor, async ({ body, deps, request, reply }) => {
    const { id, role } = await requireSecondFactor({ deps, request }, body);
    noteAudit(request, { actorId: id, actorRole: role });
    const access_token = await openDeviceSession({ deps, request, reply }, id);
    return { response: { access_token, recoveryCodesLeft: await countRecoveryCodes(deps.db, id) } };
  });

  route(app, contract.deskInvitation, async ({ body, deps, request }) => {
    await limitVerify(deps, request);
    return { response: await readInvitation(deps, body.token) };
  });

  route(app, contract.deskAcceptInvitation, async ({ body, deps, request, reply }) => {
    await limitVerify(deps, request);
    const { userId, recoveryCodes } = await acceptInvitation({ deps, request }, body.token, body);
    noteAudit(request, { subjectType: 'user', subjectId: userId });
    const access_token = await openDeviceSession({ deps, request, reply }, userId);
    return { response: { access_token, recoveryCodes } };
  });
}

function mountSession(app: FastifyInstance): void {
  route(app, contract.deskMe, async ({ desk, deps }) => {
    const { id, fullName, email, insurer, secondFactors } = await describePerson(deps, desk.userId);
    const { roles, insurerId } = desk;
    return {
      response: {
        id,
        fullName,
        email,
        roles: [...roles],
        insurer,
        permissions: permissionsOf({ roles, isInsurerStaff: insurerId !== null }),
        secondFactors,
        recoveryCodesLeft: await countRecoveryCodes(deps.db, id),
        idleMinutes: DESK_IDLE_MINUTES,
      },
    };
  });

  route(app, contract.deskLogout, async ({ desk, deps }) => {
    await closeSession(deps.db, desk.tokenHash);
    return { response: null };
  });
}

const rolesText = (roles: readonly string[], insurerId: string | null) =>
  [...roles, ...(insurerId === null ? [] : [`insurer ${insurerId}`])].join(' ');

/** Adds the roles before and after a change to the audit log. */
function noteChange(request: FastifyRequest, change: RoleChangeRow): void {
  noteAudit(request, {
    subjectType: 'user',
    subjectId: change.userId,
    from: rolesText(change.fromRoles, change.fromInsurerId),
    to: rolesText(change.roles, change.insurerId),
    reason: change.outcome,
  });
}

async function changedPerson(deps: Deps, session: Session, request: FastifyRequest, change: RoleChangeRow) {
  noteChange(request, change);
  return {
    response: {
      person: await describePerson(deps, change.userId),
      change: await describeRoleChange(deps, session, change),
    },
  };
}

/** Mounts the calls of the desk's accounts. */
export function mountDeskPeople(app: FastifyInstance): void {
  mountSignIn(app);
  mountSession(app);

  route(app, contract.deskPeople, async ({ desk, deps }) => ({ response: await describePeople(deps, desk) }));

  route(app, contract.deskInvitePerson, async ({ body, desk, deps, request }) =>
    changedPerson(deps, desk, request, await invitePerson(deps, desk, body)),
  );

  route(app, contract.deskResendInvitation, async ({ params, deps }) => {
    await takePoints(deps, LIMITS.deskInvitation, params.id);
    await resendInvitation(deps, params.id);
    return { response: await describePerson(deps, params.id) };
  });

  route(app, contract.deskChangeRoles, async ({ params, body, desk, deps, request }) =>
    changedPerson(deps, desk, request, await changeRoles(deps, desk, params.id, body)),
  );

  route(app, contract.deskDisablePerson, async ({ params, desk, deps, request }) => {
    await disablePerson(deps, desk, params.id);
    noteAudit(request, { subjectType: 'user', subjectId: params.id, to: 'inactive' });
    return { response: await describePerson(deps, params.id) };
  });

  route(app, contract.deskEndMemberSessions, async ({ params, deps, request }) => {
    if (!(await endSessionsOf(deps, params.id))) return throwProblem('NOT_FOUND');
    noteAudit(request, { event: 'account.changed', subjectType: 'user', subjectId: params.id });
    return { response: null };
  });

  route(app, contract.deskConfirmRoleChange, async ({ params, desk, deps, request }) => {
    const change = await confirmRoleChange(deps, desk, params.id);
    noteChange(request, change);
    return { response: await describeRoleChange(deps, desk, change) };
  });

  route(app, contract.deskDeclineRoleChange, async ({ params, desk, deps, request }) => {
    const change = await declineRoleChange(deps, desk, params.id);
    noteChange(request, change);
    return { response: await describeRoleChange(deps, desk, change) };
  });
}
