import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { currentRelease, releaseFolder, siteFolder } from '../site-build/releases.mjs';

const site = siteFolder();
const client = () => join(releaseFolder(site, currentRelease(site) ?? ''), 'client');
const KB = 1024;

/** Script files that a page loads before the first action. Each costs a round trip on a slow network. */
const MAX_FILES = 16;
/** Budgets in kilobytes after brotli; `inline` is not compressed, `files` is the number of script files. */
export const BUDGETS = {
  content: { files: 0, script: 0, inline: 3, document: 30 },
  landing: { files: MAX_FILES, script: 95 },
  list: { files: MAX_FILES, script: 130 },
  order: { files: MAX_FILES, script: 160 },
};
export const MAX_SHIFT = 0.02;

/** Returns the bytes that a browser receives: of the compressed file of the build, else compressed here. */
export function brotliBytes(path, content) {
  const file = join(client(), decodeURIComponent(path));
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return brotliCompressSync(content ?? readFileSync(file)).length;
}

const attribute = (tag, name) => new RegExp(`\\s${name}=["']?([^"'\\s>]+)`).exec(tag)?.[1];
const isScript = (tag) =>
  /^(module|text\/javascript|application\/javascript)?$/.test(attribute(tag, 'type') ?? '');

/**
 * Returns the scripts and styles that a document names.
 * @param {string} html
 */
export function partsOf(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(([, tag]) =>
    isScript(tag),
  );
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  return {
    files: scripts.map(([, tag]) => attribute(tag, 'src')).filter(Boolean),
    preloads: links
      .filter((tag) => /modulepreload|as=["']?script/.test(tag))
      .map((tag) => attribute(tag, 'href')),
    inline: scripts
      .filter(([, tag]) => !attribute(tag, 'src'))
      .reduce((sum, [, , code]) => sum + Buffer.byteLength(code), 0),
    styles: links.filter((tag) => /rel=["']?stylesheet/.test(tag)).map((tag) => attribute(tag, 'href')),
  };
}

/**
 * Returns the exceeded budgets of one page as sentences.
 * @param {{ kind: keyof typeof BUDGETS, files: number, script: number, inline: number, document: number, shift: number }} page bytes; `files` are script files
 */
export function problemsOf({ kind, shift, ...page }) {
  const problems = Object.entries(BUDGETS[kind])
    .filter(([what, most]) => (what === 'files' ? page.files > most : page[what] > most * KB))
    .map(([what, most]) =>
      what === 'files'
        ? `${page.files} script files, allowed ${most}`
        : `${what} ${(page[what] / KB).toFixed(1)} KB, allowed ${most} KB`,
    );
  return shift > MAX_SHIFT
    ? [...problems, `layout shift ${shift.toFixed(3)}, allowed ${MAX_SHIFT}`]
    : problems;
}
