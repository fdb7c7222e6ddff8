const TESTS = '[.](test|stories|fixture)[.]tsx?$|/test/|/(fixtures?|fakes)(/|[.]tsx?$)';

/** `from` may not reach `to`: the arrows of docs/architecture, one row each. */
const arrow = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: to },
});

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
      comment: 'An import leads somewhere; modules that the site build makes are not files.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    arrow(
      'domain-stands-alone',
      '^packages/domain/',
      '^(packages/(api|ui)|server|src)/',
      'The domain knows nobody.',
    ),
    arrow(
      'api-knows-domain',
      '^packages/api/',
      '^(packages/ui|server|src)/',
      'The contract knows the domain only.',
    ),
    arrow(
      'ui-knows-domain',
      '^packages/ui/',
      '^(packages/api|server|src)/',
      'What a flow does to the world comes by props.',
    ),
    arrow(
      'server-knows-no-screen',
      '^server/',
      '^(packages/ui|src)/',
      'The server knows contract and domain.',
    ),
    arrow('site-knows-no-server', '^src/', '^server/', 'The site speaks to the server over the contract.'),
    arrow(
      'stores-first',
      '^src/stores/',
      '^src/(islands|pages|layouts|components)/',
      'Stores know no screen.',
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
    {
      name: 'repository-knows-sql',
      severity: 'error',
      comment: 'A module calls another through its service, never through its repository.',
      from: { path: '^server/src/modules/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/modules/[^/]+/.*repository[.]ts$', pathNot: '^server/src/modules/$1/' },
    },
    {
      name: 'no-test-in-the-product',
      severity: 'error',
      comment: 'Fixtures and fakes stay in tests.',
      from: { path: '^(packages|server|src)/', pathNot: TESTS },
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
