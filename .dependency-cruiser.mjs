const TESTS = '[.](test|stories|fixture)[.]tsx?$|/test/|/(fixtures?|fakes)(/|[.]tsx?$)';

/** `from` may not reach `to`: the arrows of docs/architecture, one row each. */
const arrow = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Rooms of the server and whom each may not know: core <- lines <- orders -> invoices; policies; payments; read-models. */
const ROOMS = {
  'server-core': ['(core|db|plugins|pdf)/', '(lines|modules|read-models|seed)/'],
  'server-lines': ['lines/', '(modules|read-models|seed)/'],
  'server-modules': ['modules/', '(read-models|seed)/'],
  'server-invoices': ['modules/invoices/', 'modules/(orders|policies|payments)/'],
  'server-orders': ['modules/orders/', 'modules/(policies|payments)/'],
  'server-policies': ['modules/policies/', 'modules/payments/'],
};
const SERVER_ARROWS = Object.entries(ROOMS).map(([name, [from, to]]) => ({
  ...arrow(name, '', `^server/src/${to}`, 'Arrows inside the server go one way.'),
  from: { path: `^server/src/${from}`, pathNot: TESTS },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Imports never go in circles.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'An import leads somewhere; modules that the site build makes, and types alone, are not files.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|openapi-types-of-the-api$|pdfmake/interfaces$)' },
    },
    arrow(
      'domain-stands-alone',
      '^packages/domain/',
      '^(packages/(api|ui|storefront)|server|src)/',
      'The domain knows nobody.',
    ),
    arrow(
      'api-knows-domain',
      '^packages/api/',
      '^(packages/(ui|storefront)|server|src)/',
      'The contract knows the domain only.',
    ),
    arrow(
      'ui-knows-domain',
      '^packages/ui/',
      '^(packages/(api|storefront)|server|src)/',
      'What a flow does to the world comes by props.',
    ),
    arrow(
      'storefront-knows-no-host',
      '^packages/storefront/',
      '^(server|src)/|^site[.]config[.]ts$',
      'A storefront stands in any site: what is this one alone comes by options.',
    ),
    arrow(
      'server-knows-no-screen',
      '^server/',
      '^(packages/(ui|storefront)|src)/',
      'The server knows contract and domain.',
    ),
    arrow('site-knows-no-server', '^src/', '^server/', 'The site speaks to the server over the contract.'),
    arrow(
      'flows-on-top',
      '^packages/storefront/src/(calls|drafts|lines|payment|realtime|session|storage|uploads)/',
      '^packages/storefront/src/(flows|react)/',
      'What is kept and sent knows no screen.',
    ),
    arrow(
      'islands-below-pages',
      '^src/islands/',
      '^src/(pages|layouts)/',
      'A page holds islands, not the reverse.',
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'No I/O, no library but zod.',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { pathNot: '^packages/domain/|(^|/)node_modules/zod/' },
    },
    ...SERVER_ARROWS,
    {
      name: 'modules-meet-in-services',
      severity: 'error',
      comment: 'Modules and read models import only service.ts of another module.',
      from: { path: '^server/src/(modules/([^/]+)/|read-models/)', pathNot: TESTS },
      to: { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/($2/|[^/]+/service[.]ts$)' },
    },
    {
      name: 'simulators-mounted-once',
      severity: 'error',
      comment: 'Only app.ts imports the simulators, dynamically and outside production.',
      from: { path: '^(packages|server|src)/', pathNot: `${TESTS}|^server/src/app[.]ts$` },
      to: { path: '^simulators/' },
    },
    {
      name: 'simulators-use-public-server',
      severity: 'error',
      comment: 'Simulators import services and signatures of modules, and infrastructure without routes.',
      from: { path: '^simulators/', pathNot: TESTS },
      to: {
        path: '^(server/|src/|packages/(ui|storefront)/)',
        pathNot:
          '^server/src/((config|data-dir|deps|api-problem)[.]ts$|(core|db|pdf)/|lines/index[.]ts$|plugins/(files|notice-page)[.]ts$|modules/[^/]+/(service|[^/]+/signature)[.]ts$)',
      },
    },
    {
      name: 'product-imports-no-tool',
      severity: 'error',
      comment:
        'Shared with the tools: where releases lie, which address the server listens on, content calls.',
      from: { path: '^(packages|server|src|simulators)/', pathNot: TESTS },
      to: {
        path: '^tools/',
        pathNot: '^tools/(site-build/(releases|content-base|content-call)|process/listen-host)[.]mjs$',
      },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment: 'SQL stands in repositories, db and core; the seed keeps its own tables.',
      from: {
        path: '^server/src/',
        pathNot: `${TESTS}|^server/src/(core|db|seed)/|repository[.]ts$|^server/src/plugins/health-check[.]ts$`,
      },
      to: { path: '(^|/)node_modules/drizzle-orm/' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      comment: 'Fixtures and fakes stay in tests.',
      from: { path: '^(packages|server|simulators|src)/', pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^dist/', '^packages/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['naungan-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
