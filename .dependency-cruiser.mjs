const TESTS = '[.](test|stories|fixture)[.]tsx?$|/test/|/(fixtures?|fakes)(/|[.]tsx?$)';

/** Returns a rule: files of `from` must not import files of `to` (docs/architecture.md). */
const forbiddenImport = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

/** Folders of the server, each with the folders that it must not import. */
const SERVER_LAYERS = {
  'server-core': ['(core|db|plugins|pdf)/', '(lines|modules|read-models|seed)/'],
  'server-lines': ['lines/', '(modules|read-models|seed)/'],
  'server-modules': ['modules/', '(read-models|seed)/'],
  'server-invoices': ['modules/invoices/', 'modules/(orders|policies|payments)/'],
  'server-orders': ['modules/orders/', 'modules/(policies|payments)/'],
  'server-policies': ['modules/policies/', 'modules/payments/'],
};
const SERVER_RULES = Object.entries(SERVER_LAYERS).map(([name, [from, to]]) => ({
  ...forbiddenImport(name, '', `^server/src/${to}`, 'Imports inside the server go one way.'),
  from: { path: `^server/src/${from}`, pathNot: TESTS },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Imports have no cycles.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'imports-resolve',
      severity: 'error',
      comment:
        "Each import resolves to a file, except modules that the site build generates, modules with types only, generated clients, and modules of the S3 store, of the peer benchmark and of partners' sites, whose packages are installed elsewhere.",
      from: {
        pathNot:
          '^server/s3/|^tools/bench/peers/templates/|^tests/partners/(astro|astro-react|next|rollup|svelte|vue|webpack)/',
      },
      to: {
        couldNotResolve: true,
        pathNot: '^(virtual:|openapi-types-of-the-api$|generated-client$|pdfmake/interfaces$)',
      },
    },
    forbiddenImport(
      'domain-imports-no-package',
      '^packages/domain/',
      '^(packages/(api|ui|storefront|desk)|server|src)/',
      'The domain imports no other package.',
    ),
    forbiddenImport(
      'api-imports-domain-only',
      '^packages/api/',
      '^(packages/(ui|storefront|desk)|server|src)/',
      'The contract imports only the domain.',
    ),
    forbiddenImport(
      'ui-imports-domain-only',
      '^packages/ui/',
      '^(packages/(api|storefront|desk)|server|src)/',
      'Flows receive requests and navigation as props.',
    ),
    forbiddenImport(
      'storefront-imports-no-host',
      '^packages/storefront/',
      '^(server|src|packages/desk)/|^site[.]config[.]ts$',
      'The storefront works in any site: settings of one site are options.',
    ),
    forbiddenImport(
      'desk-imports-no-host',
      '^packages/desk/',
      '^(server|src)/|^site[.]config[.]ts$',
      'The page of the desk passes the brand.',
    ),
    forbiddenImport(
      'site-imports-no-desk',
      '^src/',
      '^packages/desk/',
      "The desk is a separate bundle, so that visitors' pages do not change.",
    ),
    {
      name: 'visitors-load-no-desk-calls',
      severity: 'error',
      comment: "Visitors' pages load no table of the desk's calls: they import site-routes.ts.",
      from: {
        path: '^packages/(storefront/src/|api/src/(client|client-of|realtime|search-client|site-routes)[.]ts$)',
        pathNot: TESTS,
      },
      to: { path: '^packages/api/src/(routes|desk-[^/]+)[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    forbiddenImport(
      'server-imports-no-screen',
      '^server/',
      '^(packages/(ui|storefront|desk)|src)/',
      'The server imports only contract and domain.',
    ),
    forbiddenImport(
      'site-imports-no-server',
      '^src/',
      '^server/',
      'The site calls the server through the API.',
    ),
    forbiddenImport(
      'storefront-core-imports-no-flow',
      '^packages/storefront/src/(calls|drafts|lines|payment|realtime|session|storage|uploads)/',
      '^packages/storefront/src/(flows|react)/',
      'Storage and requests do not depend on screens.',
    ),
    forbiddenImport(
      'islands-below-pages',
      '^src/islands/',
      '^src/(pages|layouts)/',
      'Pages import islands, not the reverse.',
    ),
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain has no I/O and imports no library except zod.',
      from: { path: '^packages/domain/src/', pathNot: TESTS },
      to: { pathNot: '^packages/domain/|(^|/)node_modules/zod/' },
    },
    ...SERVER_RULES,
    {
      name: 'modules-import-services',
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
        'The product imports no tool, except the modules for release paths, the lock of a build, the listen address and content calls. build-tag.ts is a tool.',
      from: {
        path: '^(packages|server|src|simulators)/',
        pathNot: `${TESTS}|^packages/storefront/build-tag[.]ts$`,
      },
      to: {
        path: '^tools/',
        pathNot:
          '^tools/(site-build/(releases|site-lock|content-base|content-call)|process/listen-host)[.]mjs$',
      },
    },
    {
      name: 'sql-in-repositories',
      severity: 'error',
      comment: 'Only repositories, db, core and the seed contain SQL.',
      from: {
        path: '^server/src/',
        pathNot: `${TESTS}|^server/src/(core|db|seed)/|repository[.]ts$|^server/src/plugins/health-check[.]ts$`,
      },
      to: { path: '(^|/)node_modules/drizzle-orm/' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      comment: 'Only tests import fixtures and fakes.',
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
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['naungan-source', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
