/**
 * `npm run test:deep -- containers`: checks Dockerfile and compose.yaml with linters, and with the rules of this project: no
 * service runs with more rights than it needs, and images are named without a registry and with a version.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { outsidePackages } from '../../bench/outside-packages.mjs';
import { ROOT } from '../../process/run.mjs';
import { fail, StepError } from '../../process/step.mjs';
import { composeProblems, dockerfileProblems } from './rules.mjs';

const DOCKERFILE = join(ROOT, 'Dockerfile');
const COMPOSE_FILE = join(ROOT, 'compose.yaml');

async function checkContainers() {
  const packages = outsidePackages(import.meta.dirname);
  await packages.install();
  const [linter, yaml] = ['dockerfile-utils', 'yaml'].map(
    createRequire(join(packages.folder, 'package.json')),
  );
  // Checks the file against the schema of Compose, and common mistakes. Its warnings are about the order of keys.
  await packages.runInFolder('npx', ['dclint', COMPOSE_FILE, '--quiet']);
  const dockerfile = readFileSync(DOCKERFILE, 'utf8');
  const lintProblems = linter
    .validate(dockerfile)
    .map(({ message, range }) => `Dockerfile:${range.start.line + 1}  ${message}`);
  const compose = yaml.parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true });
  const problems = [...lintProblems, ...dockerfileProblems(dockerfile), ...composeProblems(compose)];
  if (problems.length > 0) throw new StepError(problems.join('\n'));
  console.log(`containers: Dockerfile and ${Object.keys(compose.services).length} services, no problems`);
}

checkContainers().catch(fail);
