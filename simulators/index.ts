import type { Simulator } from '../server/src/deps.ts';
import { btnSimulator } from './btn/plugin.ts';
import { googleSimulator } from './google/plugin.ts';
import { insurerSimulator } from './insurer/routes.ts';
import { mailSimulator } from './mail/routes.ts';
import { midtransSimulator } from './midtrans/plugin.ts';

/** All simulators. The server registers them without a path prefix, and only if the setting SIMULATORS is on. */
export const simulators: Simulator[] = [
  mailSimulator,
  googleSimulator,
  insurerSimulator,
  midtransSimulator,
  btnSimulator,
];
