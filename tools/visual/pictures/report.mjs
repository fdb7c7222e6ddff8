import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../process/run.mjs';

const FOLDER = join(ROOT, 'test-results', 'pictures');

const STYLES = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; color: #1b1b1b; background: #fff }
  h2 { font-size: 18px; margin: 32px 0 8px }
  div { display: flex; gap: 16px; overflow-x: auto; align-items: flex-start }
  figure { margin: 0; flex: none; max-width: 32% }
  img { max-width: 100%; border: 1px solid #999 }
`;

const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/**
 * Writes an HTML page with the pictures before and after, and the difference, of each changed story; removes the page of the
 * last run. Returns the path of the page.
 * @param {import('./compare-stories.mjs').Difference[]} differences
 * @param {string} base name of the base
 */
export function writeReport(differences, base) {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const sections = differences.map((difference) => {
    const { id, title, name, mode, pixels, ...pictures } = difference;
    const figures = ['before', 'after', 'difference'].map((part) => {
      const file = `${id}-${mode.replaceAll(' ', '-')}-${part}.png`;
      writeFileSync(join(FOLDER, file), pictures[part]);
      return `<figure><figcaption>${part}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
    });
    const heading = `${title}, ${name}, ${mode}: ${pixels} pixels`;
    return `<section><h2>${escapeHtml(heading)}</h2><p><code>${id}</code></p><div>${figures.join('')}</div></section>`;
  });
  const file = join(FOLDER, 'index.html');
  const summary = `${differences.length} pictures differ from ${base}.`;
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title><style>${STYLES}</style><h1>Changed pictures</h1><p>${escapeHtml(summary)}</p>${sections.join('\n')}</html>\n`,
  );
  return file;
}
