import { createRealtime, memberIdentity } from '@naungan/api/realtime';
import { io } from 'socket.io-client';
import { createJourney, performStep } from '../../../server/test/kill/journey.ts';
import { callApi, requireEqual, requireStatus, waitUntil } from './calls.mjs';

/** Opens a page's connection for changes at an origin; `transports` are names of socket.io. */
function openPage(origin, token, member, transports) {
  const page = { joins: 0, leaves: 0, changes: [] };
  const connect = (target, options) => io(target, { ...options, transports, tryAllTransports: false });
  const { close } = createRealtime({
    connect,
    origin,
    identity: memberIdentity(token, member),
    onJoin: () => {
      page.joins += 1;
    },
    onLeave: () => {
      page.leaves += 1;
    },
    onChange: (change) => page.changes.push(change),
  });
  return { page, close };
}

/** Tests of sessions and of live updates. */
export const SESSION_TESTS = [
  [
    'a sign-in at one process is valid at the other, and a sign-out ends it at both',
    async ({ origins: [first, second], connection }) => {
      const { email, password } = connection.account;
      const signIn = await callApi(first, 'POST', '/user/login', { body: { email, password } });
      const token = requireStatus(signIn, 200, 'sign-in').body.response.access_token;
      requireStatus(
        await callApi(second, 'GET', '/transaction', { token }),
        200,
        'orders at the other process',
      );
      requireStatus(await callApi(second, 'DELETE', '/user/logout', { token }), 200, 'sign-out');
      requireStatus(await callApi(first, 'GET', '/transaction', { token }), 401, 'orders after the sign-out');
    },
  ],
  [
    'a decision at one process reaches pages that are connected to the other, by WebSocket and by polling through nginx',
    async ({ origin, origins: [first, second], connection }) => {
      const { member: token, account } = connection;
      const pages = [
        openPage(second, token, account, ['websocket']),
        openPage(origin, token, account, ['polling']),
        openPage(origin, token, account, ['websocket']),
      ];
      try {
        await waitUntil('all pages have joined', () => pages.every(({ page }) => page.joins === 1));
        const journey = createJourney();
        const atFirst = { ...connection, origins: [first] };
        await performStep(atFirst, journey, 'order');
        await performStep(atFirst, journey, 'approval');
        const hasChange = ({ page }) => page.changes.some(({ orderId }) => orderId === journey.orderId);
        await waitUntil('every page got the change', () => pages.every(hasChange), 5);
        requireEqual(
          pages.map(({ page }) => page.leaves),
          [0, 0, 0],
          'interruptions',
        );
      } finally {
        for (const page of pages) page.close();
      }
    },
  ],
];
