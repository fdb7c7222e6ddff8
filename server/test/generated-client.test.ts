import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { openApiDocument } from '@naungan/api/openapi/document';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JPEG, PDF } from '../src/modules/orders/fixture.ts';
import {
  completeProfile,
  orderPersonalAccident,
  readOrder,
  registerAndSignIn,
  signInWithEmptyFields,
} from './generated-client.fixture.ts';
import { type Harness, startApp } from './harness.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
/** Compiles only when the generated types reject a wrong field and an unknown path. */
const WRONG_CALLS = `
  import createClient from 'openapi-fetch';
  import type { paths } from 'openapi-types-of-the-api';
  const client = createClient<paths>();
  // @ts-expect-error
  void client.POST('/api/v1/user/login', { body: { email: 1, password: '' } });
  // @ts-expect-error
  void client.GET('/api/v1/no-such-path');
`;

describe('a client with types generated from the OpenAPI document', () => {
  let folder: string;
  let harness: Harness;
  let origin: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naungan-client-'));
    harness = await startApp();
    await harness.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(harness.app.server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await harness.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('the client compiles, and the compiler rejects a wrong field and an unknown path', async () => {
    const document = openApiDocument({
      title: 'Naungan API',
      server: 'https://naungan.test',
      contact: { name: 'PT Naungan', email: 'info@naungan.test' },
    });
    const types = await openapiTS(JSON.stringify(document), { defaultNonNullable: false });
    await writeFile(join(folder, 'openapi-types.ts'), astToString(types));
    await writeFile(join(folder, 'wrong-calls.ts'), WRONG_CALLS);
    const config = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: true,
        incremental: false,
        typeRoots: [join(ROOT, 'node_modules/@types')],
        paths: {
          'openapi-types-of-the-api': ['./openapi-types.ts'],
          'openapi-fetch': [join(ROOT, 'node_modules/openapi-fetch')],
        },
      },
      include: [],
      files: ['./wrong-calls.ts', join(ROOT, 'server/test/generated-client.fixture.ts')],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compilation = await promisify(execFile)(process.execPath, [COMPILER, '-p', folder]).catch(
      ({ stdout }: { stdout: string }) => ({ stdout }),
    );
    expect(compilation.stdout).toBe('');
  });

  it('registers, completes the profile, orders a personal accident plan, and reads the order', async () => {
    const { token, member } = await registerAndSignIn(origin, 'klien@contoh.test');
    expect(await completeProfile(origin, token, member)).toBe(true);
    const { orderId, productId } = await orderPersonalAccident(origin, token, {
      jpeg: JPEG,
      pdf: PDF,
    });
    expect(await readOrder(origin, token, orderId)).toMatchObject({
      productType: 'kecelakaandiri',
      headers: { statusOrder: 'neworder' },
      product: { _id: productId },
    });
  });

  it('reads the invalid fields of a rejected request', async () => {
    const { status, fields } = await signInWithEmptyFields(origin);
    expect(status).toBe(422);
    expect(fields).toContain('email');
  });
});
