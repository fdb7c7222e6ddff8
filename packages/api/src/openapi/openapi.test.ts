import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { API_PROBLEM_STATUS } from '../api-problem-status.ts';
import { contracts } from '../contracts.ts';
import { partnerEvent } from '../partner-sales.ts';
import type { NamedRoute, Shapes } from '../route.ts';
import { openApiDocument } from './document.ts';
import { EXAMPLES, responseRef } from './examples.ts';

const document = openApiDocument({
  title: 'Naungan API',
  server: 'https://naungan.test',
  contact: { name: 'PT Naungan', email: 'info@naungan.test' },
});
const calls = Object.values<NamedRoute & Shapes>(contracts);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** An operation that repeats the schema of an order would be longer. */
const MAX_OPERATION_CHARACTERS = 6_000;

function operation(id: string) {
  const match = operations.find(({ operationId }) => operationId === id);
  if (!match) throw new Error(`No operation ${id}`);
  return match;
}

describe('the OpenAPI document', () => {
  it('the document is valid OpenAPI 3.1 with valid references', async () => {
    const validator = new Validator();
    expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it('the document describes every call of the contract once, under a tag with a description', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(contracts)));
    const tagNames = document.tags.map(({ name }) => name);
    for (const { tags } of operations) expect(tagNames).toContain(tags[0]);
    for (const { description } of document.tags) expect(description.length).toBeGreaterThan(20);
  });

  it('no two paths of the document differ only in the names of their parameters', () => {
    const templates = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
    expect(new Set(templates).size).toBe(templates.length);
    expect(document.paths['/api/v1/claims/client/{id}']?.post?.parameters[0]).toMatchObject({
      name: 'id',
      description: expect.stringContaining('policy number'),
    });
  });

  it('every operation and every parameter has a description, and no description repeats the summary', () => {
    for (const { operationId, summary, description, parameters } of operations) {
      expect([operationId, description.length > 20, description === summary]).toEqual([
        operationId,
        true,
        false,
      ]);
      for (const parameter of parameters)
        expect([operationId, parameter]).toEqual([
          operationId,
          expect.toSatisfy(
            (value: { $ref?: string; description?: string }) =>
              value.$ref !== undefined || Boolean(value.description),
          ),
        ]);
    }
  });

  it('every call that a description names is in the contract', () => {
    const ids = new Set(operations.map(({ operationId }) => operationId));
    const CALL_NAME =
      /`((?:quote|create|delete|save|mail|send|desk|login|register|health|vehicle|property)[A-Z]\w*)`/g;
    const named = operations.flatMap(({ description }) =>
      [...description.matchAll(CALL_NAME)].map(([, name = '']) => name),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !ids.has(name))).toEqual([]);
  });

  it('the webhook of a sale has a description, its headers and a valid example', () => {
    const { description, parameters, requestBody } = document.webhooks.sale.post;
    expect(description.length).toBeGreaterThan(20);
    expect(parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    const { example } = requestBody.content['application/json'];
    expect(partnerEvent.parse(example)).toEqual(example);
  });

  it('the introduction lists every problem code with its status and a remedy', () => {
    for (const [code, status] of Object.entries(API_PROBLEM_STATUS))
      expect(document.info.description).toMatch(
        new RegExp(`\\| ${status} \\| \`${code}\` \\| [^|]{10,} \\| [^|]{10,} \\|`),
      );
  });

  it('calls with rate-limit headers in every response state them', () => {
    expect(operation('healthPlans').responses[200]).toMatchObject({
      headers: { 'ratelimit-remaining': expect.anything(), 'x-request-id': expect.anything() },
    });
    expect(document.components.responses.Failure429?.headers).toMatchObject({
      'retry-after': expect.anything(),
      'ratelimit-reset': expect.anything(),
    });
  });

  it('the document refers to named schemas instead of repeating them', () => {
    const longest = operations
      .map((candidate) => JSON.stringify(candidate).length)
      .toSorted((a, b) => b - a)[0];
    expect(longest).toBeLessThan(MAX_OPERATION_CHARACTERS);
    expect(operation('createHealthOrder').requestBody?.content['multipart/form-data']?.schema).toEqual({
      $ref: '#/components/schemas/CreateHealthOrderForm',
    });
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining([
        'Failure',
        'Member',
        'OrderCard',
        'Plan',
        'PlanPage',
        'InvoiceFormat',
        'PolicyDetail',
      ]),
    );
  });

  it('the document describes the text parts, JSON parts, files and headers of an order form', () => {
    const { requestBody, parameters, security } = operation('createPersonalAccidentOrder');
    const form = document.components.schemas.CreatePersonalAccidentOrderForm;
    expect(form).toMatchObject({
      properties: {
        productId: { type: 'string' },
        payload: { $ref: '#/components/schemas/CreatePersonalAccidentOrderPayload' },
        uploads: { $ref: '#/components/schemas/FilesSentAhead' },
      },
      additionalProperties: { contentMediaType: 'application/octet-stream' },
    });
    expect(document.components.schemas.CreatePersonalAccidentOrderPayload?.required).toEqual(
      expect.arrayContaining(['fullname', 'addresses', 'beneficiary', 'amounts']),
    );
    expect(requestBody?.content['multipart/form-data']?.encoding).toMatchObject({
      payload: { contentType: 'application/json' },
      params: { contentType: 'application/json' },
    });
    const names = ['IdempotencyKey', 'device_id', 'os', 'platform', 'source'];
    expect(parameters).toEqual(names.map((name) => ({ $ref: `#/components/parameters/${name}` })));
    expect(security).toEqual([{ access_token: [] }]);
  });

  it('the document lists the allowed values of a choice field, although its schema first accepts any text', () => {
    expect(document.components.schemas.CreateHealthOrderPayload?.properties?.citizen).toMatchObject({
      enum: ['indonesia', 'asing'],
    });
  });

  it.each([
    ['createHealthOrder', [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 507]],
    ['login', [200, 400, 401, 403, 413, 415, 422, 429, 500, 503, 507]],
    ['banks', [200, 401, 500, 503]],
    ['pay', [200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 502, 503, 507]],
  ])('the call %s has the response statuses %j', (id, statuses) => {
    expect(Object.keys(operation(id).responses).map(Number)).toEqual(statuses);
  });

  it('every body and form has an example that its schema accepts', () => {
    const callsWithBody = calls.filter(({ body, form }) => body ?? form);
    const examples = callsWithBody.map(({ name, body, form }) => {
      const parsed = (body ?? form)?.safeParse(EXAMPLES[name]?.request);
      return [name, parsed?.error?.issues];
    });
    expect(examples).toEqual(callsWithBody.map(({ name }) => [name, undefined]));
  });

  it('every example response is accepted unchanged by its schema', () => {
    for (const { name, reply } of calls) {
      const exampleReply = EXAMPLES[name]?.reply ?? null;
      const { data, error } = reply.safeParse(exampleReply);
      expect([name, error?.issues]).toEqual([name, undefined]);
      // `data` would have an additional field when the example omits a field with a default.
      expect([name, data]).toEqual([name, exampleReply]);
    }
  });

  it('every call has an example response', () => {
    const { examples } = document.components;
    for (const call of calls) {
      const $ref = responseRef(call);
      expect(operation(call.name).responses[200]).toMatchObject({
        content: { 'application/json': { examples: { answer: { $ref } } } },
      });
      const { message, response } = examples[$ref.slice($ref.lastIndexOf('/') + 1)]?.value ?? {};
      expect([call.name, message]).toEqual([call.name, expect.stringMatching(/./)]);
      expect([call.name, call.reply.safeParse(response).success]).toEqual([call.name, true]);
    }
    expect(Object.keys(examples)).toHaveLength(calls.length);
  });
});
