import type { DeskRole } from '@naungan/domain/desk-roles';
import type { FastifyInstance } from 'fastify';
import type { Deps } from './core/module.ts';

/** The session of the caller. */
export type Session = {
  userId: string;
  role: 'member' | 'desk';
  tokenHash: string;
  createdAt: Date;
  /** The last time the user proved the identity, at sign-in or later. */
  authenticatedAt: Date;
  /** The roles at the desk; empty for a member. */
  roles: readonly DeskRole[];
  /** The insurer whose records a person at the desk sees; null for the broker's staff, who see all, and for members. */
  insurerId: string | null;
};

export type { Deps } from './core/module.ts';

/** Mounts the routes of a simulator, without a base path. */
export type Simulator = (app: FastifyInstance) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
  }
  interface FastifyRequest {
    /** The session of the request's `access_token` after `sessionOf` has found it; null before, and for a visitor. */
    session: Session | null;
  }
}
