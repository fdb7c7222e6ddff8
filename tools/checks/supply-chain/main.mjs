/**
 * Checks the packages of package-lock.json and the workflows, without a network: integrity, licences, preliminary versions,
 * published vulnerabilities, commits of actions. `policy.json` has the exceptions, each with its reason. `--release` also requires a
 * list of vulnerabilities of the last week.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../process/run.mjs';
import { fail, StepError } from '../../process/step.mjs';
import {
  actionProblems,
  advisoryProblems,
  integrityProblems,
  licenceProblems,
  listAgeProblems,
  preliminaryProblems,
} from './rules.mjs';

const WORKFLOWS = join(ROOT, '.github', 'workflows');
const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** The folders whose packages are locked: the repository, and the packages of the S3 store. */
const LOCKED_FOLDERS = [ROOT, join(ROOT, 'server', 's3')];

function checkSupplyChain() {
  const locks = LOCKED_FOLDERS.map((folder) => readJson(folder, 'package-lock.json'));
  const policy = readJson(import.meta.dirname, 'policy.json');
  const { advisories, updated } = readJson(import.meta.dirname, 'advisories.json');
  const workflows = Object.fromEntries(
    readdirSync(WORKFLOWS).map((name) => [name, readFileSync(join(WORKFLOWS, name), 'utf8')]),
  );
  const problems = [
    ...locks.flatMap((lock) => [
      ...integrityProblems(lock, policy.unavailable),
      ...licenceProblems(lock, policy.licences),
      ...preliminaryProblems(lock, policy.preliminary),
      ...advisoryProblems(lock, advisories, policy.acceptedAdvisories),
    ]),
    ...actionProblems(workflows),
    ...(process.argv.includes('--release') ? listAgeProblems(updated, new Date()) : []),
  ];
  if (problems.length > 0) throw new StepError(problems.join('\n'));
  const packageCount = locks.reduce((sum, { packages }) => sum + Object.keys(packages).length, 0);
  console.log(
    `supply chain: ${packageCount} packages, ${advisories.length} advisories, ${Object.keys(workflows).length} workflows`,
  );
}

try {
  checkSupplyChain();
} catch (error) {
  fail(error);
}
