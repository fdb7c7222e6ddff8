/** What Fastify costs by itself: the same bytes as `--reply` names, from memory, without a schema. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [port, reply] = process.argv.slice(2);
const body = readFileSync(reply);

const app = fastify();
app.get('/healthz', (_request, answer) => answer.send('ok'));
app.get('/bare', (_request, answer) => answer.type('application/json').send(body));
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => app.close());
