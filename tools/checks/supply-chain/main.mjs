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

function checkSupplyChain() {
  const lock = readJson(ROOT, 'package-lock.json');
  const policy = readJson(import.meta.dirname, 'policy.json');
  const { advisories, updated } = readJson(import.meta.dirname, 'advisories.json');
  const workflows = Object.fromEntries(
    readdirSync(WORKFLOWS).map((name) => [name, readFileSync(join(WORKFLOWS, name), 'utf8')]),
  );
  const problems = [
    ...integrityProblems(lock, policy.unavailable),
    ...licenceProblems(lock, policy.licences),
    ...preliminaryProblems(lock, policy.preliminary),
    ...advisoryProblems(lock, advisories, policy.acceptedAdvisories),
    ...actionProblems(workflows),
    ...(process.argv.includes('--release') ? listAgeProblems(updated, new Date()) : []),
  ];
  if (problems.length > 0) throw new StepError(problems.join('\n'));
  console.log(
    `supply chain: ${Object.keys(lock.packages).length} packages, ${advisories.length} advisories, ${Object.keys(workflows).length} workflows`,
  );
}

try {
  checkSupplyChain();
} catch (error) {
  fail(error);
}
