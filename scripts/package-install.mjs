import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PACKAGES, readJson, tarballOf } from './package-build.mjs';
import { ROOT } from './run.mjs';
import { StepError } from './step.mjs';

const MODULES = join(ROOT, 'node_modules');

/** What a package needs at run time, by the manifest that it came with. */
const neededBy = ({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/**
 * Installs the packed packages into a folder as npm would, without a registry: each from its tarball, and beside them
 * what their manifests name and nothing else, from the libraries of this repository. A dependency that a manifest forgot
 * is therefore missing there. What the folder has already stays.
 * @param {string} folder
 * @param {{ also?: string[], copy?: boolean }} options `also` are libraries of the host; `copy` is for bundlers that follow
 *   no link out of their folder, and copies what libraries need in their turn
 */
export function installPacked(folder, { also = [], copy = false } = {}) {
  const modules = join(folder, 'node_modules');
  const wanted = new Set(also);
  for (const name of PACKAGES) {
    const place = join(modules, '@naungan', name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', tarballOf(name), '-C', place, '--strip-components=1']);
    for (const need of neededBy(readJson(join(place, 'package.json')))) wanted.add(need);
  }
  for (const name of wanted) {
    const [from, to] = [join(MODULES, name), join(modules, name)];
    if (existsSync(to)) continue;
    if (!existsSync(from)) throw new StepError(`${name} is named by a package and not installed here.`);
    mkdirSync(dirname(to), { recursive: true });
    if (!copy) symlinkSync(from, to);
    else {
      cpSync(from, to, { recursive: true, dereference: true });
      for (const need of neededBy(readJson(join(from, 'package.json')))) wanted.add(need);
    }
  }
}
