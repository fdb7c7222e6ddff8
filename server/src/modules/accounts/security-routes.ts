import * as contract from '@naungan/api/account-security';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { noteAudit } from '../../core/audit-log.ts';
import { deviceNamesOf } from '../../core/device-names.ts';
import { route } from '../../plugins/route.ts';
import { maySignIn } from './access.ts';
import {
  changePassword,
  confirmEmail,
  endSession,
  endSessions,
  requestEmailChange,
} from './change-account.ts';
import { openDeviceSession, rememberDevice } from './known-devices.ts';
import { acceptSignIn, limitPasskey, limitVerify } from './limits.ts';
import { toMember } from './member.ts';
import {
  addPasskeyOf,
  inSession,
  registrationOptions,
  removePasskeyOf,
  requirePasskey,
  signInOptions,
} from './passkeys.ts';
import { type PasskeyRow, passkeysOf } from './passkeys-repository.ts';
import { acceptProof, requirePassword } from './recent-proof.ts';
import { userById } from './repository.ts';
import { openSessions } from './sessions-repository.ts';

const LINK_INVALID_MESSAGE = 'Tautan ini tidak berlaku lagi, silakan minta tautan yang baru';
const OTHER_ACCOUNT_MESSAGE = 'Passkey ini milik akun lain';

const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

function mountPasskeys(app: FastifyInstance): void {
  route(app, contract.passkeyOptions, async ({ member, deps }) => ({
    response: await registrationOptions(deps, member),
  }));

  route(app, contract.addPasskey, async ({ member, body, request, deps }) => ({
    response: toPasskey(await addPasskeyOf(deps, member, body, deviceNamesOf(request.headers))),
    message: 'Passkey sudah ditambahkan',
  }));

  route(app, contract.removePasskey, async ({ member, params, deps }) => {
    await removePasskeyOf(deps, member, params.id);
    return { response: null, message: 'Passkey sudah dihapus' };
  });

  route(app, contract.loginPasskeyOptions, async ({ request, deps }) => {
    await limitPasskey(deps, request);
    return { response: signInOptions(deps) };
  });

  route(app, contract.loginPasskey, async ({ body, request, reply, deps }) => {
    await limitPasskey(deps, request);
    const user = await requirePasskey(deps, body);
    noteAudit(request, { actorId: user.id, actorRole: user.role });
    if (!maySignIn(user)) return throwProblem('FORBIDDEN', MESSAGES.account.noAccess);
    await acceptSignIn(deps, request, { isCountedPerAddress: false });
    const access_token = await openDeviceSession({ deps, request, reply }, user.id);
    return { response: { user: toMember(user), access_token } };
  });
}

/** Mounts the calls with which a member protects the account: password, e-mail, sessions and passkeys. */
export function mountAccountSecurity(app: FastifyInstance): void {
  route(app, contract.accountSecurity, async ({ member, deps }) => {
    const { db, clock } = deps;
    const user = (await userById(db, member.userId)) ?? throwProblem('UNAUTHORIZED');
    const sessions = (await openSessions(db, user.id, clock())).map((session) => ({
      id: session.id,
      browser: session.browser,
      os: session.os,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      current: session.tokenHash === member.tokenHash,
    }));
    return {
      response: {
        email: user.email,
        hasPassword: user.passwordHash !== null,
        passkeys: (await passkeysOf(db, user.id)).map(toPasskey),
        sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)),
      },
    };
  });

  route(app, contract.reauthenticate, async ({ member, body, request, deps }) => {
    if ('password' in body) await requirePassword(deps, member, body.password);
    else {
      await limitPasskey(deps, request);
      const user = await inSession(() => requirePasskey(deps, body.passkey));
      if (user.id !== member.userId) return throwProblem('INVALID', OTHER_ACCOUNT_MESSAGE);
    }
    return { response: { access_token: await acceptProof(deps, deps.db, member) } };
  });

  route(app, contract.changePassword, async ({ member, body, request, reply, deps }) => {
    const access_token = await changePassword(deps, member, body);
    await rememberDevice({ deps, request, reply }, member.userId);
    return { response: { access_token }, message: 'Kata sandi berhasil diubah' };
  });

  route(app, contract.changeEmail, async ({ member, body, deps }) => {
    await requestEmailChange(deps, member, body.email);
    return { response: null, message: `Tautan konfirmasi sudah kami kirim ke ${body.email}` };
  });

  route(app, contract.confirmEmail, async ({ body, request, deps }) => {
    await limitVerify(deps, request);
    const changed = await confirmEmail(deps, body.token);
    if (!changed) return throwProblem('NOT_FOUND', LINK_INVALID_MESSAGE);
    noteAudit(request, { subjectType: 'user', subjectId: changed.userId });
    return { response: { email: changed.email }, message: 'Email akun Anda sudah diganti' };
  });

  route(app, contract.endSession, async ({ member, params, deps }) => {
    if (!(await endSession(deps, member, params.id))) return throwProblem('NOT_FOUND');
    return { response: null, message: 'Perangkat itu sudah dikeluarkan' };
  });

  route(app, contract.endSessions, async ({ member, deps }) => {
    await endSessions(deps, member);
    return { response: null, message: 'Semua perangkat sudah dikeluarkan' };
  });

  mountPasskeys(app);
}
