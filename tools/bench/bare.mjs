/**
 * A minimal Fastify server for comparison: serves the bytes of each named file from memory, without a schema,
 * at `/bare/<name>`.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [port, ...replies] = process.argv.slice(2);

const app = fastify();
app.get('/healthz', (_request, response) => response.send('ok'));
replies.forEach((reply, index) => {
  const body = readFileSync(reply);
  app.get(`/bare/${index}`, (_request, response) => response.type('application/json').send(body));
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => app.close());
