import { expect, it } from 'vitest';
import { z } from 'zod';
import { secretsOf } from './secrets.ts';
import { readLink, writeLink } from './signed-link.ts';

const [NEW, OLD] = ['n'.repeat(32), 'o'.repeat(32)];
const kind = (SECRET: string, SECRET_BEFORE?: string) => ({
  purpose: 'test',
  payloadSchema: z.object({ id: z.string() }),
  secrets: secretsOf({ SECRET, SECRET_BEFORE }),
});

it('a link with the signature of SECRET_BEFORE is accepted, and of a secret before it is not', () => {
  const link = writeLink(kind(OLD), { id: 'a' });
  expect(readLink(kind(NEW, OLD), link)).toEqual({ id: 'a' });
  expect(readLink(kind(NEW), link)).toBeNull();
});

it('new links have the signature of SECRET', () => {
  const link = writeLink(kind(NEW, OLD), { id: 'a' });
  expect(readLink(kind(NEW), link)).toEqual({ id: 'a' });
  expect(readLink(kind(OLD), link)).toBeNull();
});
