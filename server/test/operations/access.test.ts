import { openApiDocument } from '@naungan/api/openapi/document';
import { expect, it } from 'vitest';
import { ACCESS } from './access.ts';
import { operationsOf } from './recorder.ts';

it('every operation of the OpenAPI document has an expected access, and no other has', () => {
  const info = {
    title: 'Naungan',
    server: 'https://naungan.test',
    contact: { name: 'a', email: 'a@contoh.test' },
  };
  const operations = operationsOf(JSON.parse(JSON.stringify(openApiDocument(info))));
  expect([...ACCESS.keys()].toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});
