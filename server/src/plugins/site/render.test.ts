import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { type AstroHandler, renderOnDemand } from './render.ts';

const request = {} as IncomingMessage;

it('returns the status and body that the page wrote', async () => {
  const render: AstroHandler = async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('halo');
  };
  expect(await renderOnDemand(render, request)).toEqual({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from('halo'),
  });
});

it('rejects when a page fails in the middle of rendering, instead of ending the process', async () => {
  const failure = new Error('a component threw');
  const render: AstroHandler = async (_request, response) => {
    response.writeHead(200);
    response.write('half a page');
    response.destroy(failure);
  };
  await expect(renderOnDemand(render, request)).rejects.toBe(failure);
});

it('returns null for a path without a page', async () => {
  const render: AstroHandler = async (_request, _response, next) => next();
  expect(await renderOnDemand(render, request)).toBeNull();
});
