import { CONTAINER_COMMANDS } from './container-commands.mjs';
import { PUBLISHED_PACKAGE_COMMANDS } from './published-package-commands.mjs';

/**
 * Every command that a document names, with one of:
 * - `run`: `npm run test:deep -- documents` runs the command in a fresh clone, in this order
 *   (`try-documented-commands.mjs`). PORT is a free port.
 * - `coveredBy`: checks of `npm test` or `npm run test:deep` that run the same command.
 * - `reason`: why no check runs the command.
 *
 * Fields of `run`, all optional:
 * - `actualCommand`: the command with real values in place of its placeholders.
 * - `code`: the expected exit code; default 0.
 * - `expectedOutput`: an expected part of the output.
 * - `url`: the command is a server; this URL must respond, and SIGTERM must end the command.
 * - `minutes`: the timeout.
 * - `server`: the command of a server that must be running.
 * @type {Record<string, { run?: CommandRun, coveredBy?: string[], reason?: string }>}
 * @typedef {{ actualCommand?: string, code?: number, expectedOutput?: string, url?: string, minutes?: number, server?: string }} CommandRun
 */
export const DOCUMENTED_COMMANDS = {
  // First, in a clone without packages, because `npm start` installs only the packages that run the site.
  // /healthz responds with 200 when the demo data is complete, which the commands of the desk need.
  'npm start': { run: { url: 'http://localhost:$PORT/healthz', minutes: 10 } },
  // The other commands need all packages.
  'npm ci': { run: { minutes: 10 } },
  'npm install': { run: { actualCommand: 'npm install && git diff --exit-code' } },
  'export PATH=$PWD/node_modules/.bin:$PATH': {
    run: {
      actualCommand: 'export PATH=$PWD/node_modules/.bin:$PATH && node --version',
      expectedOutput: 'v24.',
    },
  },
  'git config core.autocrlf input': { run: {} },
  'openssl rand -base64 32': { run: {} },
  'npm run format': { run: { actualCommand: 'npm run format && git diff --exit-code' } },
  'npm run build': { run: {} },
  'node tools/deploy/prepare-site.mjs': { run: { expectedOutput: 'The built site is up to date.' } },
  'ls dist/releases': { run: {} },

  // Servers, and commands that call a running server.
  'npm run desk -- --help': { run: { server: 'npm start', expectedOutput: 'Usage: npm run desk' } },
  'npm run desk -- help': { run: { server: 'npm start', expectedOutput: 'Usage: npm run desk' } },
  'npm run desk -- orders': { run: { server: 'npm start', expectedOutput: 'neworder' } },
  'npm run desk -- mails': { run: { server: 'npm start', expectedOutput: 'mails' } },
  'npm run desk -- mails resend abandoned': {
    run: { server: 'npm start', expectedOutput: 'Mails queued again' },
  },
  'npm run desk -- claims': { run: { server: 'npm start', expectedOutput: 'KLM-' } },
  'npm run desk -- show KPA-2026-000011': {
    run: {
      server: 'npm start',
      actualCommand: 'npm run desk -- show KPA-$(date +%Y)-000011',
      expectedOutput: 'neworder',
    },
  },
  'npm run desk -- revise KPA-2026-000011 --items insured --feedback "Mohon lengkapi pekerjaan Tertanggung."':
    {
      run: {
        server: 'npm start',
        actualCommand:
          'npm run desk -- revise KPA-$(date +%Y)-000011 --items insured --feedback "Mohon lengkapi pekerjaan Tertanggung."',
        expectedOutput: 'is now "pending"',
      },
    },
  'npm run desk -- approve KPA-2026-000022': {
    run: {
      server: 'npm start',
      actualCommand: 'npm run desk -- approve KPA-$(date +%Y)-000022',
      expectedOutput: 'is now "approve"',
    },
  },
  'npm run desk -- journal KPA-2026-000001': {
    run: {
      server: 'npm start',
      actualCommand: 'npm run desk -- journal KPA-$(date +%Y)-000001',
      expectedOutput: 'pending → settlement',
    },
  },
  'npm run desk -- partner webhook toko-maju --url https://toko-maju.example/naungan': {
    run: { server: 'npm start', expectedOutput: 'whsec_' },
  },
  // The receiver of the example does not exist.
  'npm run desk -- partner webhook-test toko-maju': {
    run: { server: 'npm start', code: 1, expectedOutput: 'The webhook of toko-maju failed' },
  },
  'npm run desk -- partner key toko-maju': { run: { server: 'npm start', expectedOutput: 'npk_' } },
  'npm run desk -- partner secret toko-maju': { run: { server: 'npm start', expectedOutput: 'whsec_' } },
  'npm run desk -- partner revoke-secrets toko-maju': {
    run: { server: 'npm start', expectedOutput: 'Earlier secrets are invalid' },
  },
  'npm run desk -- partner resend toko-maju': {
    run: { server: 'npm start', expectedOutput: 'Events queued again: 0' },
  },
  'npm run desk -- audit list --event access.refused --from 2026-11-01': { run: { server: 'npm start' } },
  'npm run -s desk -- audit export > audit.csv': { run: { server: 'npm start' } },
  'npm run desk -- audit verify': { run: { server: 'npm start', expectedOutput: 'the chain is complete' } },
  'npm run desk -- audit verify --file audit.csv': { run: { expectedOutput: 'the chain is complete' } },
  'npm run desk -- people list': { run: { server: 'npm start', expectedOutput: 'supervisor' } },
  'npm run desk -- people add dewi@example.com --name "Dewi Lestari" --role supervisor': {
    run: { server: 'npm start', expectedOutput: 'dewi@example.com' },
  },
  'npm run desk -- people add rudi@example.com --name "Rudi Hartono" --role underwriter,claims --insurer SBK':
    {
      run: { server: 'npm start', expectedOutput: 'insurer SBK' },
    },
  'npm run desk -- people disable rudi@example.com': {
    run: { server: 'npm start', expectedOutput: 'inactive' },
  },
  'npm run desk -- partners': { run: { server: 'npm start', expectedOutput: 'toko-maju' } },
  "curl -H 'Authorization: Bearer npk_…' 'https://naungan.example.com/api/v1/partners/toko-maju/sales?from=2026-11-01&to=2026-11-30'":
    { reason: 'needs the key of a partner; server/src/modules/partners/sales.test.ts sends such requests' },
  'npm run jobs': { run: { server: 'npm start', expectedOutput: 'created ' } },
  'npm run -s desk -- article show klaim-setelah-banjir > klaim-setelah-banjir.html': {
    run: { server: 'npm start' },
  },
  'npm run desk -- article save klaim-setelah-banjir.html': {
    run: { server: 'npm start', expectedOutput: 'Saved' },
  },
  'npm run desk -- article deactivate klaim-setelah-banjir': {
    run: { server: 'npm start', expectedOutput: 'is now inactive' },
  },
  'npm run -s desk -- page show syarat-ketentuan > syarat-ketentuan.html': { run: { server: 'npm start' } },
  'npm run -s desk -- guides show umum > umum.json': { run: { server: 'npm start' } },
  'npm run publish:site': { run: { server: 'npm start' } },
  'echo <id> > dist/new && mv dist/new dist/current': {
    run: {
      server: 'npm start',
      actualCommand: 'echo $(ls dist/releases | head -n 1) > dist/new && mv dist/new dist/current',
    },
  },
  'npx openapi-typescript https://naungan.example.com/api/docs/json -o naungan.ts --default-non-nullable=false':
    {
      run: {
        server: 'npm start',
        actualCommand:
          'npx openapi-typescript http://localhost:$PORT/api/docs/json -o naungan.ts --default-non-nullable=false',
      },
    },
  'npm run conformance -- http://localhost:4321': {
    run: {
      server: 'npm start',
      actualCommand: 'npm run conformance -- http://localhost:$PORT',
      expectedOutput: ', 0 do not,',
    },
  },
  'npm run reset': { run: { expectedOutput: 'Removed the data' } },
  'npm start -- --inspect': { run: { url: 'http://127.0.0.1:9229/json/version' } },
  'npm run dev': { run: { url: 'http://localhost:$PORT/' } },
  'npm run dev -- --inspect': { run: { url: 'http://127.0.0.1:9229/json/version' } },
  'npm run dev -- --inspect=9300': { run: { url: 'http://127.0.0.1:9300/json/version' } },
  'npm run storybook': { run: { url: 'http://localhost:6006/' } },
  'PORT=4400 DATA_DIR=/tmp/naungan npx node --conditions=naungan-source server/src/server.ts': {
    run: {
      actualCommand: 'DATA_DIR=$(mktemp -d) npx node --conditions=naungan-source server/src/server.ts',
      url: 'http://localhost:$PORT/healthz',
    },
  },
  'npx vitest --project server --inspect-brk --no-file-parallelism FILE': {
    run: {
      actualCommand:
        'npx vitest --project server --inspect-brk --no-file-parallelism server/src/modules/orders/create.test.ts',
      url: 'http://127.0.0.1:9229/json/version',
    },
  },

  // Single tests.
  'npx vitest --project domain': { run: {} },
  'npx vitest run --project api': { run: {} },
  'npx vitest run --project api packages/api/src/openapi': { run: {} },
  'npx vitest run --project domain packages/domain/src/insured packages/domain/src/lines': { run: {} },
  'npx vitest run --project domain packages/domain/src/lines': { run: {} },
  'npx vitest run --project domain packages/domain/src/messages': { run: {} },
  'npx vitest run --project server server/src/modules/orders': { run: {} },
  'npx vitest run --project server server/test/conformance.test.ts': { run: {} },
  'npx vitest run --project server simulators': { run: {} },
  'npx vitest run --project server tools/desk': { run: {} },
  'npx vitest run --project server-pglite tools/desk': { run: {} },
  'npx vitest run --project site packages/storefront': { run: {} },
  'npx vitest run --project site packages/desk': { run: {} },
  'npx vitest run --project site tools/checks': { run: {} },
  'npx vitest run --project site tools/packages': { run: {} },
  'npx vitest run --project site tools/process': { run: {} },
  'npx vitest run --project site tools/runner': { run: {} },
  'npx vitest run --project site tools/script-files': { run: {} },
  'npx vitest run --project site tools/second-brand': { run: {} },
  'npx vitest run --project site tools/site-build': { run: {} },
  'npx vitest run --project stories packages/ui/src/fields/insured': { run: {} },
  'npx vitest run --project stories packages/ui/src/orders': { run: {} },
  'STORIES_RENDERER=react npx vitest run --project stories packages/ui/src/orders': {
    coveredBy: ['stories-react'],
  },
  'npx vitest run --project server server/test/generated-client': { run: {} },
  'npx playwright test -c tests/e2e/playwright.config.ts --ui': {
    // Lists the tests instead of opening a window with `--ui`.
    run: {
      actualCommand: 'npx playwright test -c tests/e2e/playwright.config.ts --list',
      expectedOutput: 'journey.spec.ts',
    },
  },
  "npm run types | grep 'is missing in type'": { run: { code: 1 } },
  'npx naungan-contrast tokens.css': {
    // Runs the built program, because `npx` finds the command only where the package is installed.
    run: {
      actualCommand:
        "npm run packages && echo ':root { --nu-muted: #9aa5ab; }' > tokens.css && node packages/ui/dist/tokens/contrast/cli.js tokens.css",
      code: 1,
      minutes: 10,
      expectedOutput:
        '✗ light: --nu-muted (#9aa5ab) on --nu-surface (#ffffff), secondary text: 2.51:1, needs 4.5:1 (WCAG 1.4.3)',
    },
  },
  'npm run db:generate': { run: { actualCommand: 'npm run db:generate && git diff --exit-code' } },
  'npm run db:generate -- --name what_changed': {
    run: { actualCommand: 'npm run db:generate -- --name what_changed && git diff --exit-code' },
  },
  'npm run version-packages': { run: { expectedOutput: 'files have been updated' } },

  'npm test -- unit guard': { coveredBy: ['unit', 'guard'] },
  'npm test -- stories': { coveredBy: ['stories'] },
  'npm run lint': { coveredBy: ['lint', 'imports', 'guard'] },
  'npm run types': { coveredBy: ['types'] },
  'npm run unused': { coveredBy: ['unused'] },
  'npm run budgets': { coveredBy: ['budgets'] },
  'npm run packages': { coveredBy: ['packages'] },
  'node tools/checks/guard.mjs': { coveredBy: ['guard'] },
  'node tools/checks/citations.mjs': { coveredBy: ['guard'] },
  'node tools/checks/documents.mjs': { coveredBy: ['guard'] },
  'node tools/checks/html.mjs': { coveredBy: ['html'] },
  'node tools/checks/package-exports.mjs': { reason: 'a test of the check unit makes the same comparison' },
  'node tools/checks/package-exports.mjs --write': { reason: 'changes documents' },
  'node tools/packages/weights.mjs': { coveredBy: ['packages'] },
  'node tools/packages/weights.mjs --write': { reason: 'changes a document to the sizes of this machine' },
  'node tools/partners/run.mjs vite node': { coveredBy: ['partners'] },
  'npm run test:deep -- brand': { coveredBy: ['brand'] },
  'npm run test:deep -- packages partners': { coveredBy: ['packages', 'partners'] },
  'npm run test:deep -- partners': { coveredBy: ['partners'] },
  'npm run test:deep -- stories-react': { coveredBy: ['stories-react'] },
  'npm run test:deep -- texts': { coveredBy: ['texts'] },
  'npm run test:deep -- openapi': { coveredBy: ['openapi'] },
  'npm run test:deep -- storybook': { coveredBy: ['storybook'] },
  'npx vitest run --project domain': { coveredBy: ['unit'] },
  'npx vitest run --project server': { coveredBy: ['server'] },
  'npx vitest run --project stories packages/ui': { coveredBy: ['stories'] },
  'npx vitest run --project stories packages/desk': { coveredBy: ['stories'] },
  'npx vitest run --project stories packages/ui/src/conformance': { coveredBy: ['stories'] },

  'npm run test:deep -- authorization': { coveredBy: ['authorization'] },
  'npm run test:deep -- documents': { reason: 'runs these commands' },
  'node tools/checks/try-documented-commands.mjs desk': { reason: 'runs some of these commands' },
  'npm ci --prefix server/s3': { coveredBy: ['store'] },
  'npm run test:deep -- store': { coveredBy: ['store'] },
  'npm run test:deep -- containers': { coveredBy: ['containers'] },
  'npm run bench -- costs': { reason: 'its figures need a machine without other work' },
  'npm run bench -- processes': { reason: 'its figures need a machine without other work' },
  'npm run cluster': { coveredBy: ['cluster'] },
  'npm run cluster -- --check': { coveredBy: ['cluster'] },
  'npm run side-by-side': { coveredBy: ['side-by-side'] },
  'npm run side-by-side -- --from v1.2.0': { coveredBy: ['side-by-side'] },
  'npm ci --omit=dev': { reason: '`npm start` runs it' },
  'npm test': { reason: 'CI runs it (.ci/run)' },
  'npm test -- <id>': { reason: 'the same as `npm test -- unit guard`' },
  'npm run test:deep': { reason: 'the nightly workflow runs it (.github/workflows/deep.yml)' },
  'npm run conformance -- https://test.example.com': { reason: 'an example address' },
  'npm run looks -- docs/looks/after --dark': { reason: 'writes pictures that a person has to look at' },
  'npx vitest run --project site tools/visual': { coveredBy: ['unit'] },
  'npm run visual': { coveredBy: ['pictures'] },
  'npm run visual -- --all --base HEAD~3': { coveredBy: ['pictures'] },
  'npm run visual -- primitives-button': { coveredBy: ['pictures'] },
  'npm run test:deep -- pictures': { reason: 'the nightly workflow runs it (.github/workflows/deep.yml)' },
  'npm run chromatic': { reason: 'needs CHROMATIC_PROJECT_TOKEN' },
  'npm run bench': { reason: 'its figures need a machine without other work' },
  'npm run bench -- plans': { reason: 'its figures need a machine without other work' },
  'npm run bench -- records': { reason: 'its figures need a machine without other work' },
  'npm run bench -- peers': { reason: 'its figures need a machine without other work' },
  'npm run bench:crowd': { reason: 'its figures need a machine without other work' },
  'npm run bench:list': { reason: 'its figures need a machine without other work' },
  'npm run bench:pages': { reason: 'its figures need a machine without other work' },
  'npx changeset': { reason: 'asks questions' },
  'npm i --no-save @opentelemetry/sdk-trace @opentelemetry/resources @opentelemetry/exporter-trace-otlp-http':
    { reason: 'for servers that record traces' },
  'npm run backup -- FILE': { coveredBy: ['kill', 'kill-pglite'] },
  'npm run restore -- FILE': { coveredBy: ['kill', 'kill-pglite'] },
  'npm install pdfjs-dist': { reason: 'for a host that installs the packages' },
  'npx changeset --empty': { reason: 'adds a file with a random name' },
  'node tools/checks/changesets.mjs': { coveredBy: ['guard'] },
  'node tools/checks/supply-chain/update-advisories.mjs': {
    reason: 'needs a registry with the audit service of npm',
  },
  'node tools/checks/supply-chain/main.mjs': { coveredBy: ['guard'] },
  'node tools/checks/supply-chain/sbom.mjs sbom.json': { run: { expectedOutput: 'SBOM: ' } },
  'npm install --save-exact <name>@<version>': { reason: 'changes a dependency' },
  'npm install --no-save-exact --save-prefix=^ -w packages/<name> <name>@<version>': {
    reason: 'changes a dependency',
  },
  ...CONTAINER_COMMANDS,
  ...PUBLISHED_PACKAGE_COMMANDS,
};
