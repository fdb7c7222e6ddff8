import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { PACKAGES, readJson, tarballOf } from './build.mjs';

const MODULES = join(ROOT, 'node_modules');

/** Returns the run-time dependencies in a manifest. */
const neededBy = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/**
 * Installs the packed packages into a folder like npm, without a registry: each from its tarball, together
 * with the libraries that their manifests name, taken from this repository. A dependency missing in a
 * manifest is therefore missing there. Existing files stay.
 * @param {string} folder
 * @param {{ also?: string[], copy?: boolean }} options `also`: libraries of the host; `copy`: for bundlers that do not follow links out of their folder, copies libraries with their dependencies
 */
export function installPacked(folder, { also = [], copy = false } = {}) {
  const modules = join(folder, 'node_modules');
  const packageNames = new Set(also);
  for (const name of PACKAGES) {
    const packageFolder = join(modules, '@naungan', name);
    mkdirSync(packageFolder, { recursive: true });
    execFileSync('tar', ['-xzf', tarballOf(name), '-C', packageFolder, '--strip-components=1']);
    for (const need of neededBy(readJson(join(packageFolder, 'package.json')))) packageNames.add(need);
  }
  for (const name of packageNames) {
    const [from, to] = [join(MODULES, name), join(modules, name)];
    if (existsSync(to)) continue;
    if (!existsSync(from)) throw new StepError(`${name} is a dependency of a package, but is not installed.`);
    mkdirSync(dirname(to), { recursive: true });
    if (!copy) symlinkSync(from, to);
    else {
      cpSync(from, to, { recursive: true, dereference: true });
      for (const need of neededBy(readJson(join(from, 'package.json')))) packageNames.add(need);
    }
  }
}
