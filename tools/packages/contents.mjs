import { posix } from 'node:path';
import { isBundled, lacksClientMark } from './text.mjs';

const SHIPPED_FILES =
  /^(LICENSE|README\.md|CHANGELOG\.md|package\.json)$|\.(js|d\.ts|css)$|^tokens\.json$|^tag\/parts\/[^/]+\.(woff2|mjs)$/;
const FOR_TESTS = /(^|\/)(src|fixtures?|story-data|fakes)(\/|\.)|\.(test|stories|fixture|map)(\.|$)/;
const CITATION = /\[(?:\d §|Q\d)|§|\bdocs\/(?:decisions|specification|recipes)/;
const REACT_RANGE = { react: true, 'react-dom': true };

/** Returns the problems of a manifest for npm and its users. */
export function problemsOfManifest(name, manifest) {
  const { repository, license, dependencies = {}, peerDependencies = {}, exports } = manifest;
  const pinned = Object.entries(dependencies).filter(([, range]) => !/^[\^>]/.test(range));
  return [
    ...(repository?.directory === `packages/${name}` && repository.url ? [] : ['repository is missing']),
    ...(license === 'MIT' ? [] : ['license is missing']),
    ...pinned.map(([need]) => `${need} is pinned: a host cannot share its own`),
    ...Object.keys(dependencies)
      .filter((need) => REACT_RANGE[need])
      .map((need) => `${need} is a dependency: a host would have two`),
    ...(JSON.stringify(manifest).includes('naungan-source') ? ['names a condition of the repository'] : []),
    ...Object.keys(exports)
      .filter((entry) => entry.includes('*'))
      .map((entry) => `${entry} opens whatever is there`),
    ...Object.entries(peerDependencies)
      .filter(([, range]) => !/^[\^>]/.test(range))
      .map(([need]) => `${need} is a peer at one version only`),
  ];
}

const IMPORT = /(?:^|\n)(?:(?:import|export)\b[^;"]*?from |import )"([^"]+)"/g;
const importsOf = (code) => [...code.matchAll(IMPORT)].map(([, name]) => name);

/** Returns the modules that load with `file`: static imports, not dynamic ones. */
function loadedWith(file, texts, visitedFiles = new Set()) {
  if (visitedFiles.has(file)) return visitedFiles;
  visitedFiles.add(file);
  for (const name of importsOf(texts.get(file) ?? '')) {
    if (name.startsWith('.')) loadedWith(posix.join(posix.dirname(file), name), texts, visitedFiles);
    else visitedFiles.add(name);
  }
  return visitedFiles;
}

/** Returns entries that load a library without exporting anything that uses it. */
function strayLoads({ exports }, texts, library, owner) {
  return Object.entries(exports)
    .filter(([entry, { default: file } = {}]) => entry !== owner && file?.endsWith('.js'))
    .filter(([, { default: file }]) =>
      [...loadedWith(file.slice(2), texts)].some((name) => name.startsWith(library)),
    )
    .map(([entry]) => `${entry} loads ${library}, which is for ${owner}`);
}

/**
 * Returns the problems of a tarball.
 * @param {{ name: string, manifest: object, texts: Map<string, string> }} packed `texts` are its files by path
 */
export function problemsOfPackage({ name, manifest, texts }) {
  const files = [...texts.keys()];
  const missing = ['LICENSE', 'README.md'].filter((file) => !texts.has(file));
  const code = [...texts].filter(([file]) => file.endsWith('.js'));
  return [
    ...problemsOfManifest(name, manifest),
    ...missing.map((file) => `${file} is missing`),
    ...files
      .filter((file) => !SHIPPED_FILES.test(file) || FOR_TESTS.test(file))
      .map((file) => `${file} is no part of it`),
    ...[...texts]
      .filter(([file, text]) => /\.(js|d\.ts|css)$/.test(file) && !isBundled(file) && CITATION.test(text))
      .map(([file]) => `${file} cites what is not in it`),
    ...code.filter(([, text]) => lacksClientMark(text)).map(([file]) => `${file} lacks 'use client'`),
    ...[...texts]
      .filter(([, text]) => /sourceMappingURL=/.test(text))
      .map(([file]) => `${file} names a map that is not in it`),
    ...strayLoads(manifest, texts, 'embla-carousel', './primitives/carousel'),
  ];
}
