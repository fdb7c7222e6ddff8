import type { FastifyInstance } from 'fastify';
import type { Deps } from './core/module.ts';

/** Who calls. */
export type Session = { userId: string; role: 'member' | 'desk'; tokenHash: string; createdAt: Date };

export type { Deps } from './core/module.ts';

/** Mounts routes without a base path: what a simulator is. */
export type Simulator = (app: FastifyInstance) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
  interface FastifyRequest {
    /** The account of the request's `access_token`, once looked up; null for a visitor. */
    session: Session | null;
  }
}
