import { posix } from 'node:path';
import { isBundled, lacksUseClient } from './text.mjs';

const PUBLISHED_FILES = /^(LICENSE|README\.md|CHANGELOG\.md|package\.json)$|\.(js|d\.ts|css)$|^tokens\.json$/;
const DEVELOPMENT_FILES =
  /(^|\/)(src|fixtures?|story-data|fakes)(\/|\.)|\.(test|stories|fixture|guide|map)(\.|$)/;
const CITATION = /\[(?:\d §|Q\d)|§|\bdocs\/(?:decisions|specification|recipes)/;
/** Fields that the page of a package at the registry shows. */
const REGISTRY_FIELDS = ['description', 'keywords', 'homepage', 'bugs'];
const REACT_PACKAGES = ['react', 'react-dom'];

/** Returns the problems of `manifest`, the package.json of the published package `name`. */
export function problemsOfManifest(name, manifest) {
  const { repository, license, dependencies = {}, peerDependencies = {}, exports } = manifest;
  const missingFields = REGISTRY_FIELDS.filter((field) => !manifest[field]);
  const pinnedDependencies = Object.entries(dependencies).filter(([, range]) => !/^[\^>]/.test(range));
  return [
    ...(repository?.directory === `packages/${name}` && repository.url
      ? []
      : [`repository does not name packages/${name}`]),
    ...(license === 'MIT' ? [] : ['license is not MIT']),
    ...missingFields.map((field) => `${field} is missing`),
    ...(manifest.engines?.node ? [] : ['engines does not name Node']),
    ...(manifest.publishConfig?.provenance ? [] : ['publishConfig does not require provenance']),
    ...pinnedDependencies.map(
      ([dependency]) =>
        `${dependency} has a fixed version; a host with another version would get a second copy`,
    ),
    ...Object.keys(dependencies)
      .filter((dependency) => REACT_PACKAGES.includes(dependency))
      .map(
        (dependency) => `${dependency} must be a peer dependency; otherwise a host could get a second copy`,
      ),
    ...(JSON.stringify(manifest).includes('naungan-source')
      ? ['has the condition naungan-source, which is only for the repository']
      : []),
    ...Object.keys(exports)
      .filter((entry) => entry.includes('*'))
      .map((entry) => `${entry} exports every file`),
    ...Object.entries(peerDependencies)
      .filter(([, range]) => !/^[\^>]/.test(range))
      .map(([dependency]) => `${dependency} is a peer dependency with a single version`),
  ];
}

const IMPORT = /(?:^|\n)(?:(?:import|export)\b[^;"]*?from |import )"([^"]+)"/g;
const importsOf = (code) => [...code.matchAll(IMPORT)].map(([, name]) => name);

/** Returns `file` with all files and libraries that it imports statically, directly or indirectly. */
function staticImportsOf(file, texts, result = new Set()) {
  if (result.has(file)) return result;
  result.add(file);
  for (const name of importsOf(texts.get(file) ?? '')) {
    if (name.startsWith('.')) staticImportsOf(posix.join(posix.dirname(file), name), texts, result);
    else result.add(name);
  }
  return result;
}

/** Returns a problem for each entry that imports `library`, the start of a package name; `allowedEntry` may import it. */
function unexpectedImports({ exports }, texts, library, allowedEntry) {
  return Object.entries(exports)
    .filter(([entry, { default: file } = {}]) => entry !== allowedEntry && file?.endsWith('.js'))
    .filter(([, { default: file }]) =>
      [...staticImportsOf(file.slice(2), texts)].some((name) => name.startsWith(library)),
    )
    .map(([entry]) => `${entry} imports ${library}, which is only for ${allowedEntry}`);
}

/**
 * Returns the problems of a tarball.
 * @param {{ name: string, manifest: object, texts: Map<string, string> }} tarball `texts`: the contents of its files by path
 */
export function problemsOfPackage({ name, manifest, texts }) {
  const files = [...texts.keys()];
  const missingFiles = ['LICENSE', 'README.md'].filter((file) => !texts.has(file));
  const scripts = [...texts].filter(([file]) => file.endsWith('.js'));
  return [
    ...problemsOfManifest(name, manifest),
    ...missingFiles.map((file) => `${file} is missing`),
    ...files
      .filter((file) => !PUBLISHED_FILES.test(file) || DEVELOPMENT_FILES.test(file))
      .map((file) => `${file} must not be published`),
    ...[...texts]
      .filter(([file, text]) => /\.(js|d\.ts|css)$/.test(file) && !isBundled(file) && CITATION.test(text))
      .map(([file]) => `${file} cites a document that is not published`),
    ...scripts.filter(([, text]) => lacksUseClient(text)).map(([file]) => `${file} lacks 'use client'`),
    ...[...texts]
      .filter(([, text]) => /sourceMappingURL=/.test(text))
      .map(([file]) => `${file} names a source map that is not published`),
    ...unexpectedImports(manifest, texts, 'embla-carousel', './primitives/carousel'),
  ];
}
