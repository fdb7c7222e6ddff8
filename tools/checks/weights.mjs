import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../site-build/budgets.mjs';
import { currentRelease, releaseFolder, siteFolder } from '../site-build/releases.mjs';

const site = siteFolder();
const clientFolder = () => join(releaseFolder(site, currentRelease(site) ?? ''), 'client');
const KB = 1024;

/** Limit of the cumulative layout shift. */
export const MAX_LAYOUT_SHIFT = 0.02;

/** Returns the number of bytes that a browser receives for a file, or for `content` when the build has no such file. */
export function brotliBytes(path, content) {
  const file = join(clientFolder(), decodeURIComponent(path));
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return brotliCompressSync(content ?? readFileSync(file)).length;
}

const attribute = (tag, name) => new RegExp(`\\s${name}=["']?([^"'\\s>]+)`).exec(tag)?.[1];
const isScript = (tag) =>
  /^(module|text\/javascript|application\/javascript)?$/.test(attribute(tag, 'type') ?? '');

/**
 * Returns the scripts and styles of a document: paths of `files`, `preloads` and `styles`, bytes of `inline` code.
 * @param {string} html
 */
export function scriptsAndStylesOf(html) {
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
 * Returns a sentence for each budget that a page exceeds.
 * @param {{ kind: keyof typeof BUDGETS, files: number, script: number, inline: number, document: number, shift: number }} page bytes; `files` are script files
 */
export function exceededBudgets({ kind, shift, ...page }) {
  const problems = Object.entries(BUDGETS[kind])
    .filter(([name, max]) => (name === 'files' ? page.files > max : page[name] > max * KB))
    .map(([name, max]) =>
      name === 'files'
        ? `${page.files} script files, allowed ${max}`
        : `${name} ${(page[name] / KB).toFixed(1)} KB, allowed ${max} KB`,
    );
  return shift > MAX_LAYOUT_SHIFT
    ? [...problems, `layout shift ${shift.toFixed(3)}, allowed ${MAX_LAYOUT_SHIFT}`]
    : problems;
}
