import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { TrustedProxies } from '../config-proxy.ts';
import { createTrustProxy, limitKeyOf, visitorAddress } from './visitor-address.ts';

const SPOOFED = '203.0.113.66';

const CASES: [
  name: string,
  trustedProxies: TrustedProxies,
  connectedAddress: string,
  forwardedFor: string | undefined,
  expectedVisitor: string,
][] = [
  ['no trusted proxies', 0, '192.0.2.1', SPOOFED, '192.0.2.1'],
  ['one proxy', 1, '10.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['one proxy that appends to a spoofed header', 1, '10.0.0.1', `${SPOOFED}, 192.0.2.1`, '192.0.2.1'],
  ['two proxies', 2, '10.0.0.1', `${SPOOFED}, 192.0.2.1, 10.0.0.2`, '192.0.2.1'],
  ['a request by the proxy itself', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ['a network of proxies', ['10.0.0.0/8'], '10.0.0.1', `${SPOOFED},192.0.2.1, 10.9.9.9`, '192.0.2.1'],
  ['a direct connection from outside the network', ['10.0.0.0/8'], '192.0.2.1', SPOOFED, '192.0.2.1'],
  [
    'an IPv4 proxy on an IPv6 socket',
    ['127.0.0.1'],
    '::ffff:127.0.0.1',
    `${SPOOFED}, 192.0.2.1`,
    '192.0.2.1',
  ],
  ['an IPv6 network', ['fd00::/8'], 'fd00::1', `${SPOOFED}, 2001:db8::1`, '2001:db8::1'],
  ['forwarded text that is not an address', ['10.0.0.0/8'], '10.0.0.1', `${SPOOFED}, unknown`, 'unknown'],
];

describe('visitorAddress and Fastify', () => {
  it.each(CASES)(
    "return the visitor's address for %s",
    async (_name, trustedProxies, connectedAddress, forwardedFor, expectedVisitor) => {
      const request = new IncomingMessage(
        Object.defineProperty(new Socket(), 'remoteAddress', { value: connectedAddress }),
      );
      const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
      request.headers = headers;
      expect(visitorAddress(request, createTrustProxy(trustedProxies))).toBe(expectedVisitor);

      const app = fastify({ trustProxy: createTrustProxy(trustedProxies) });
      app.get('/', (incoming) => incoming.ip);
      expect((await app.inject({ url: '/', headers, remoteAddress: connectedAddress })).body).toBe(
        expectedVisitor,
      );
    },
  );
});

describe('limitKeyOf', () => {
  it.each([
    ['an IPv4 address', '192.0.2.1', '192.0.2.1'],
    ['an IPv4 address on an IPv6 socket', '::ffff:192.0.2.1', '192.0.2.1'],
    ['an IPv4-mapped address in hexadecimal', '::FFFF:C000:201', '192.0.2.1'],
    ['an IPv4-mapped address in full', '0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
    ['an IPv4 address behind NAT64', '64:ff9b::192.0.2.1', '192.0.2.1'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another address in the same /64', '2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['the next /64', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['a /64 with zeros', '2001:db8::1', '2001:db8:0:0::/64'],
    ['the loopback address', '::1', '0:0:0:0::/64'],
    ['an address with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['text that is not an address', 'unknown', 'unknown'],
    ['an e-mail address', 'a::b@contoh.test', 'a::b@contoh.test'],
  ])('replaces %s (%s) by %s', (_name, address, key) => {
    expect(limitKeyOf(address)).toBe(key);
  });
});
