import { LIMITS } from '../../../server/src/limits.ts';
import { startVisitors, visitorAddresses } from '../visitors.mjs';
import { callApi, requireEqual } from './calls.mjs';
import { LIMIT_SCALE } from './services.mjs';

const QUESTION = {
  fullName: 'Ika',
  phoneNumber: '812345678',
  email: 'ika@contoh.test',
  message: 'Mohon dihubungi sore hari',
};
const PATH_OF_LIST = '/api/v1/health?dob=1990-05-17&size=10';

/** Tests of limits. */
export const LIMIT_TESTS = [
  [
    'a limit counts the requests at both processes together',
    async ({ origins }) => {
      const limit = LIMITS.consultation.points * LIMIT_SCALE;
      const statuses = [];
      for (let count = 0; count <= limit; count += 1) {
        const reply = await callApi(origins[count % 2], 'POST', '/consultations', { body: QUESTION });
        statuses.push(reply.status);
      }
      requireEqual(
        statuses.slice(0, -1).filter((status) => status !== 200),
        [],
        `status of ${limit} requests`,
      );
      requireEqual(statuses.at(-1), 429, 'status of the next request');
      return `${limit} accepted, then 429`;
    },
  ],
  [
    'nginx sends all requests of a visitor to one process, and uses both processes',
    async ({ origin, nginx, processes }) => {
      const addresses = visitorAddresses(16);
      const stop = startVisitors(origin, { paths: [PATH_OF_LIST], addresses });
      await new Promise((done) => setTimeout(done, 1_500));
      const { failures } = await stop();
      requireEqual(failures, [], 'failures');
      const portsOf = (address) => [
        ...new Set(
          nginx
            .requests()
            .filter((request) => request.address === address)
            .flatMap(({ ports }) => ports),
        ),
      ];
      const used = addresses.map(portsOf);
      requireEqual(
        used.filter((ports) => ports.length !== 1),
        [],
        'visitors with several processes',
      );
      const counts = processes.map(({ port }) => used.filter(([usedPort]) => usedPort === port).length);
      requireEqual(
        counts.every((count) => count > 0),
        true,
        `visitors of the processes: ${counts}`,
      );
      return `${counts.join(' and ')} visitors`;
    },
  ],
];
