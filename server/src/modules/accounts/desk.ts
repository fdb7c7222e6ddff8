import { deskLogin } from '@naungan/api/desk';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route.ts';
import { signInDesk } from './service.ts';

/** Mounts the sign-in to the desk, with the same limits as a member's sign-in. */
export function mountDeskLogin(app: FastifyInstance): void {
  route(app, deskLogin, async ({ body, deps, request, reply }) => {
    const form = { email: body.email.trim().toLowerCase(), password: body.password };
    return { response: { access_token: await signInDesk({ deps, request, reply }, form) } };
  });
}
