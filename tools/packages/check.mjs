/**
 * `npm run packages`: builds and packs the published packages, installs the tarballs into an empty folder, and checks
 * their contents and manifests, that every entry loads and has types, and that other files cannot be imported.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TSC_6, TSC_7 } from '../process/compilers.mjs';
import { run } from '../process/run.mjs';
import { fail, StepError, step } from '../process/step.mjs';
import { buildPackages, filesOf, PACKAGES, readJson, tarballOf } from './build.mjs';
import { problemsOfPackage } from './contents.mjs';
import { installPacked } from './install.mjs';

/** Libraries of the site that uses the packages (the host). */
const HOST_LIBRARIES = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'];
const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  noUncheckedSideEffectImports: true,
};
/** The TypeScript versions that hosts can have, each with one of the two module resolutions. */
const RESOLUTIONS = [
  { compiler: TSC_6, module: 'nodenext', moduleResolution: 'nodenext' },
  { compiler: TSC_7, module: 'esnext', moduleResolution: 'bundler' },
];

async function runOrThrow(command, args, cwd) {
  const result = await run(command, args, { cwd });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
}

/** Returns the names of a package's entries, as in an import. */
const entryNamesOf = ({ name, exports }) =>
  Object.keys(exports)
    .filter((entry) => entry !== './package.json')
    .map((entry) => entry.replace('.', name));

function throwProblems(name, problems) {
  if (problems.length > 0)
    throw new StepError(`@naungan/${name}:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}

/** Checks the contents of one tarball. */
async function checkTarball(folder, name) {
  const packageFolder = join(folder, 'node_modules/@naungan', name);
  const manifest = readJson(join(packageFolder, 'package.json'));
  const texts = new Map(
    filesOf(packageFolder).map((file) => [file, readFileSync(join(packageFolder, file), 'utf8')]),
  );
  throwProblems(name, problemsOfPackage({ name, manifest, texts }));
  await runOrThrow('publint', ['--strict', tarballOf(name)], folder);
  await runOrThrow('attw', [tarballOf(name), '--profile', 'esm-only'], folder);
}

/** Import attribute for JSON modules. */
const JSON_ATTRIBUTE = "{ type: 'json' }";
const isJson = (name) => name.endsWith('.json');

/** Imports every entry in Node, and checks that a file that is not an entry cannot be imported. */
async function checkLoading(folder, manifests) {
  const names = manifests.flatMap(entryNamesOf).filter((name) => !name.endsWith('.css'));
  const importCalls = names.map(
    (name) => `import('${name}'${isJson(name) ? `, { with: ${JSON_ATTRIBUTE} }` : ''})`,
  );
  writeFileSync(join(folder, 'load.mjs'), `await Promise.all([${importCalls.join()}]);`);
  await runOrThrow('node', ['load.mjs'], folder);
  const internalFile = '@naungan/ui/primitives/button/Button.js';
  const { code } = await run('node', ['-e', `import('${internalFile}')`], { cwd: folder });
  if (code === 0) throw new StepError(`${internalFile} can be imported although no manifest names it.`);
}

/** Compiles a file that imports every entry, with the compilers of a host. */
async function checkTypes(folder, manifests) {
  const imports = manifests.flatMap(entryNamesOf).map((name, index) => {
    if (name.endsWith('.css')) return `import '${name}';`;
    const importClause = isJson(name)
      ? `entry${index} from '${name}' with ${JSON_ATTRIBUTE}`
      : `* as entry${index} from '${name}'`;
    return `import ${importClause};\nvoid entry${index};`;
  });
  writeFileSync(join(folder, 'entries.ts'), imports.join('\n'));
  for (const { compiler, ...resolution } of RESOLUTIONS) {
    const compilerOptions = {
      ...COMPILER_OPTIONS,
      ...resolution,
      target: 'es2023',
      jsx: 'react-jsx',
      types: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['entries.ts'] }));
    await runOrThrow('node', [compiler, '-p', '.'], folder);
  }
}

async function main() {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-packages-'));
  try {
    await step('Building and packing the packages', buildPackages);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
    installPacked(folder, { hostLibraries: HOST_LIBRARIES });
    const manifests = PACKAGES.map((name) =>
      readJson(join(folder, 'node_modules/@naungan', name, 'package.json')),
    );
    for (const name of PACKAGES)
      await step(`Checking the tarball of @naungan/${name}`, () => checkTarball(folder, name));
    await step('Loading every entry', () => checkLoading(folder, manifests));
    await step('Compiling every entry under bundler and nodenext', () => checkTypes(folder, manifests));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch(fail);
