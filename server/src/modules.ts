import type { FastifyInstance } from 'fastify';

/** A module mounts its routes (paths of the contract, below `/api/v1`) and registers its jobs. */
export type Module = (app: FastifyInstance) => Promise<void>;

/** Every module of the API. Add yours here. */
export const modules: Module[] = [];

/** Mounted without a base path, only when SIMULATORS is on. */
export const simulators: Module[] = [];
