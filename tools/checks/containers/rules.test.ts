import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../process/run.mjs';
import { composeProblems, dockerfileProblems } from './rules.mjs';

const DOCKERFILE = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');

it('the Dockerfile follows the rules', () => {
  expect(dockerfileProblems(DOCKERFILE)).toEqual([]);
});

it.each([
  [/:24-slim\n/, '\n', 'node needs a version and no registry'],
  [/FROM node:24-slim\n/, 'FROM registry.test/node:24-slim\n', 'registry.test/node:24-slim needs a version'],
  [/USER node\n/, '', 'runs as root'],
  [/HEALTHCHECK /, 'LABEL ', 'no health check'],
  [/--omit=dev /, '', 'development packages'],
])('a Dockerfile with %s replaced by "%s" is rejected', (pattern, replacement, problem) => {
  expect(dockerfileProblems(DOCKERFILE.replace(pattern, replacement)).join()).toContain(problem);
});

/** A value that Compose reads from the environment, or reports as missing. */
const FROM_ENVIRONMENT = ['$', '{POSTGRES_PASSWORD:?set it in .env}'].join('');
const SERVICE = {
  image: 'postgres:17-alpine',
  read_only: true,
  security_opt: ['no-new-privileges:true'],
  restart: 'unless-stopped',
  healthcheck: {},
  environment: { POSTGRES_PASSWORD: FROM_ENVIRONMENT },
};

it('a service with a read-only root and without additional rights is accepted', () => {
  expect(composeProblems({ services: { postgres: SERVICE } })).toEqual([]);
});

it.each([
  [{ image: 'postgres:latest' }, 'needs a version'],
  [{ image: 'postgres' }, 'needs a version'],
  [{ read_only: false }, 'writable'],
  [{ security_opt: [] }, 'more rights'],
  [{ privileged: true }, 'capabilities'],
  [{ cap_add: ['SYS_ADMIN'] }, 'capabilities'],
  [{ healthcheck: undefined }, 'no health check'],
  [{ restart: undefined }, 'start again'],
  [{ environment: { POSTGRES_PASSWORD: 'rahasia' } }, 'must come from the environment'],
])('a service with %j is rejected', (change, problem) => {
  expect(composeProblems({ services: { postgres: { ...SERVICE, ...change } } }).join()).toContain(problem);
});
