/**
 * Minimal Fastify server for comparison: serves the content of each file argument from memory, without a schema,
 * at `/bare/<index of the argument>`.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [port, ...replyFiles] = process.argv.slice(2);

const app = fastify();
app.get('/healthz', (_request, response) => response.send('ok'));
replyFiles.forEach((replyFile, index) => {
  const body = readFileSync(replyFile);
  app.get(`/bare/${index}`, (_request, response) => response.type('application/json').send(body));
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => app.close());
