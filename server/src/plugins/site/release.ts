import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { releaseFolder, releasesOf } from '../../../../tools/site-build/releases.mjs';
import { type SiteValues, siteValues, textOfExamples } from './current-values.ts';
import type { AstroHandler } from './render.ts';

const staticHeaders = z.array(
  z.object({ pathname: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
);

/** The content of `built-with.json`, which tools/site-build/integrations/built-with.mjs writes. */
const builtWith = siteValues.extend({ examples: z.unknown().optional() });

/** A prerendered page. */
export type Page = {
  /** Path below the client folder. */
  file: string;
  /** Content-Security-Policy, which Astro writes during the build. */
  contentSecurityPolicy: string | undefined;
  /** Stylesheets and fonts that block the first paint, as a `Link` header. */
  preloads: string | undefined;
};

export type Release = {
  id: string;
  /** Folder of the pages and files that browsers load. */
  clientFolder: string;
  /** By path without a trailing slash: `/login` → `/login/index.html`. */
  pages: Map<string, Page>;
  /** The client folder of every other file, by path; includes hashed files of earlier releases. */
  files: Map<string, string>;
  render: AstroHandler;
  /** The values that the pages contain and that may change; null for a release without this list. */
  buildValues: SiteValues | null;
  /** The example premiums that the built home page shows, as text (`textOfExamples`); null for a release without them. */
  builtExamples: string | null;
};

const HASHED_FILES_PATH = '/_astro/';
export const isHashed = (path: string): boolean => path.startsWith(HASHED_FILES_PATH);

async function pathsUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/** Returns the path of a page in the client folder: `/login/index.html` → `/login`. */
const pathOfPage = (file: string) =>
  file
    .replace(/\/index\.html$/, '')
    .replace(/\.html$/, '')
    .replace(/^$/, '/');

async function readContentSecurityPolicies(folder: string): Promise<Map<string, string>> {
  const rows = staticHeaders.parse(JSON.parse(await readFile(join(folder, '_headers.json'), 'utf8')));
  const policies = rows.flatMap(({ pathname, headers }) =>
    headers
      .filter(({ key }) => key.toLowerCase() === 'content-security-policy')
      .map(({ value }) => [pathname.replace(/(.)\/$/, '$1'), value] as const),
  );
  return new Map(policies);
}

async function readBuildValues(folder: string): Promise<Pick<Release, 'buildValues' | 'builtExamples'>> {
  const text = await readFile(join(folder, 'built-with.json'), 'utf8').catch(() => null);
  if (text === null) return { buildValues: null, builtExamples: null };
  const { examples, ...values } = builtWith.parse(JSON.parse(text));
  return { buildValues: values, builtExamples: examples === undefined ? null : textOfExamples(examples) };
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(tag)?.[1];

/** Returns the stylesheets and preloaded fonts of a page as a `Link` header; undefined without any. */
function preloadsOf(html: string): string | undefined {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) => {
    const [rel, href, as] = ['rel', 'href', 'as'].map((name) => attribute(tag, name));
    if (!href?.startsWith(HASHED_FILES_PATH)) return [];
    if (rel === 'stylesheet') return `<${href}>; rel=preload; as=style`;
    return rel === 'preload' && as === 'font' ? `<${href}>; rel=preload; as=font; crossorigin` : [];
  });
  return links.length > 0 ? links.join(', ') : undefined;
}

/**
 * Imports Astro's entry. The entry adds a listener that ignores unhandled rejections. This function removes the listener, so
 * that the server's listener handles the rejections.
 */
async function importEntry(file: string): Promise<AstroHandler> {
  const listenersBefore = new Set(process.listeners('unhandledRejection'));
  const { handler } = (await import(pathToFileURL(file).href)) as { handler: AstroHandler };
  for (const listener of process.listeners('unhandledRejection')) {
    if (!listenersBefore.has(listener)) process.off('unhandledRejection', listener);
  }
  return handler;
}

/** Opens a complete release, ready to be served. Rejects when its files cannot be read. */
export async function openRelease(site: string, id: string): Promise<Release> {
  const folder = releaseFolder(site, id);
  const clientFolder = join(folder, 'client');
  const [policies, values, render, paths] = await Promise.all([
    readContentSecurityPolicies(folder),
    readBuildValues(folder),
    importEntry(join(folder, 'server', 'entry.mjs')),
    pathsUnder(clientFolder),
  ]);
  const pages = new Map<string, Page>();
  for (const file of paths.filter((path) => path.endsWith('.html'))) {
    const path = pathOfPage(file);
    const preloads = preloadsOf(await readFile(join(clientFolder, file), 'utf8'));
    pages.set(path, { file, contentSecurityPolicy: policies.get(path), preloads });
  }
  const files = new Map<string, string>();
  for (const releaseId of releasesOf(site)) {
    const root = join(releaseFolder(site, releaseId), 'client');
    for (const path of await pathsUnder(join(root, HASHED_FILES_PATH)))
      files.set(HASHED_FILES_PATH.slice(0, -1) + path, root);
  }
  for (const path of paths) if (!/\.html(\.br|\.gz)?$/.test(path)) files.set(path, clientFolder);
  return { id, clientFolder, pages, files, render, ...values };
}
