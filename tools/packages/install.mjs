import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { PACKAGES, readJson, tarballOf } from './build.mjs';

const MODULES = join(ROOT, 'node_modules');

/** Returns the run-time dependencies in a manifest. */
const runTimeDependencies = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/**
 * Installs the packages from their tarballs into a folder, with the dependencies of their manifests, without a registry:
 * the dependencies come from this repository's node_modules. A dependency that is missing in a manifest is not
 * installed. Existing files stay unchanged.
 * @param {string} folder
 * @param {{ hostLibraries?: string[], copy?: boolean, isInstalled?: (name: string) => boolean }} options `copy`: copies the
 *   libraries with their dependencies instead of linking them, for bundlers that do not follow links out of the folder;
 *   `isInstalled`: returns whether a folder above already has a library
 */
export function installPacked(folder, { hostLibraries = [], copy = false, isInstalled = () => false } = {}) {
  const modules = join(folder, 'node_modules');
  const packageNames = new Set(hostLibraries);
  for (const name of PACKAGES) {
    const packageFolder = join(modules, '@naungan', name);
    mkdirSync(packageFolder, { recursive: true });
    execFileSync('tar', ['-xzf', tarballOf(name), '-C', packageFolder, '--strip-components=1']);
    for (const dependency of runTimeDependencies(readJson(join(packageFolder, 'package.json'))))
      packageNames.add(dependency);
  }
  for (const name of packageNames) {
    const [source, target] = [join(MODULES, name), join(modules, name)];
    if (existsSync(target) || isInstalled(name)) continue;
    if (!existsSync(source))
      throw new StepError(`${name} is a dependency of a package, but is not installed.`);
    mkdirSync(dirname(target), { recursive: true });
    if (!copy) symlinkSync(source, target);
    else {
      cpSync(source, target, { recursive: true, dereference: true });
      for (const dependency of runTimeDependencies(readJson(join(source, 'package.json'))))
        packageNames.add(dependency);
    }
  }
}
