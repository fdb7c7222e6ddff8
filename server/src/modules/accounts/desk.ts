import { deskLogin } from '@naungan/api/desk';
import { MESSAGES } from '@naungan/domain/messages';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { route } from '../../plugins/route.ts';
import { acceptLogin, limitLogin } from './limits.ts';
import { signInDesk } from './service.ts';

/** Mounts the sign-in to the desk, with the same limits as a member's sign-in. */
export function mountDeskLogin(app: FastifyInstance): void {
  route(app, deskLogin, async ({ body, deps, request }) => {
    const email = body.email.trim().toLowerCase();
    await limitLogin(deps, request, email);
    const access_token = await signInDesk(deps.db, email, body.password, deps.clock());
    if (!access_token) return throwProblem('UNAUTHORIZED', MESSAGES.account.loginFailed);
    await acceptLogin(deps, request, email);
    return { response: { access_token } };
  });
}
