import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyRequest } from 'fastify';

type StatusChange = { subjectId: string; from: string | null; to: string };

const running = new AsyncLocalStorage<StatusChange[]>();
const changesOf = new WeakMap<FastifyRequest, StatusChange[]>();

/** Runs `next` so that the status changes that it journals are collected for the request. */
export function collectStatusChanges(request: FastifyRequest, next: () => void): void {
  const changes: StatusChange[] = [];
  changesOf.set(request, changes);
  running.run(changes, next);
}

/** Adds a change to the request that is handled now, if any. */
export const addStatusChange = (change: StatusChange): void => void running.getStore()?.push(change);

/** Returns the status of the record before and after the request; an empty object if the request did not change it. */
export function statusChangeOf(
  request: FastifyRequest,
  subjectId: string,
): { from: string | null; to: string } | object {
  const changes = (changesOf.get(request) ?? []).filter((change) => change.subjectId === subjectId);
  const [first] = changes;
  const last = changes.at(-1);
  return first && last && first.from !== last.to ? { from: first.from, to: last.to } : {};
}
