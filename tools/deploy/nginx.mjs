import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilResponds } from '../process/backend.mjs';
import { ROOT, start } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';

const TEMPLATES = ['upstream.conf', 'site.conf'].map((name) => join(ROOT, 'tools', 'deploy', 'nginx', name));
/** Debian installs nginx into a folder that is not in every PATH. */
const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
const TEMPORARY_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const START_TIMEOUT_MS = 10_000;

/** Returns whether this machine has nginx. */
export const hasNginx = () => spawnSync('nginx', ['-v'], { env: { ...process.env, PATH } }).status === 0;

/** Returns the production configuration for a local port without TLS, with the processes on `ports`. */
export function localConfiguration(template, port, ports) {
  const servers = ports.map(
    (processPort) => `  server 127.0.0.1:${processPort} max_fails=2 fail_timeout=2s;\n`,
  );
  return template
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:ssl_|access_log ).*\n/gm, '')
    .replace(/(?:^ *server 127\.0\.0\.1:.*\n)+/m, servers.join(''));
}

function globalConfiguration(folder, site) {
  // Workers of another account could not read the folder.
  const account = process.getuid?.() === 0 ? 'user root;' : '';
  const paths = TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  return `${account} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors warn;
events { worker_connections 4096; }
http {
${paths}
log_format upstreams '$remote_addr "$request_method $uri" $status [$upstream_addr]';
access_log ${folder}/requests upstreams;
${site}
}
`;
}

/**
 * Starts nginx with the production configuration (`tools/deploy/nginx`) in front of the server processes on `ports`.
 * - `requests()`: the requests up to now, each with the visitor's address, status and the ports of the processes that got it
 * - `use(ports)`: sends new requests to other processes; running requests end where they are
 * @param {string} folder of the configuration and the logs
 * @param {readonly number[]} ports
 * @param {number} [givenPort] default: a free port
 */
export async function startNginx(folder, ports, givenPort) {
  mkdirSync(folder, { recursive: true });
  const port = givenPort ?? (await freePort());
  const template = TEMPLATES.map((file) => readFileSync(file, 'utf8')).join('\n');
  const file = join(folder, 'nginx.conf');
  const write = (processPorts) =>
    writeFileSync(file, globalConfiguration(folder, localConfiguration(template, port, processPorts)));
  write(ports);
  const { child, exitPromise } = start('nginx', ['-p', folder, '-e', join(folder, 'errors'), '-c', file], {
    env: { PATH },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill('SIGTERM');
    await exitPromise;
  };
  if (!(await untilResponds(`${origin}/livez`, START_TIMEOUT_MS))) {
    await stop();
    throw new StepError(`nginx did not start:\n${readFileSync(join(folder, 'errors'), 'utf8')}`);
  }
  return {
    origin,
    stop,
    use(processPorts) {
      write(processPorts);
      child.kill('SIGHUP');
    },
    requests: () =>
      readFileSync(join(folder, 'requests'), 'utf8')
        .split('\n')
        .flatMap((line) => {
          const fields = /^(\S+) "(\S+) (\S*)" (\d+) \[(.*)\]$/.exec(line);
          if (!fields) return [];
          const [, address, method, path, status, upstreams] = fields;
          return [
            {
              address,
              method,
              path,
              status: Number(status),
              ports: upstreams.split(', ').map((upstream) => Number(upstream.split(':')[1])),
            },
          ];
        }),
  };
}
