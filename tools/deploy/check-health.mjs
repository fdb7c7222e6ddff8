/** `node tools/deploy/check-health.mjs`: exits with 0 if the server of this machine handles requests, otherwise with 1. */
import { localOrigin } from '../process/listen-host.mjs';

const TIMEOUT_MS = 2_500;

const url = `${localOrigin(process.env, process.env.PORT || 4321)}/livez`;
const isAlive = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
  (reply) => reply.ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
