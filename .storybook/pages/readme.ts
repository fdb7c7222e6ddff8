/**
 * Returns a README as a part of a page of the catalogue: without the title and the sections `omittedHeadings`, with
 * plain text instead of links to files, and with headings one level lower.
 */
export function readmePage(markdown: string, omittedHeadings: readonly string[]): string {
  const [start = '', ...sections] = markdown.replace(/^# .*\n/, '').split(/^(?=## )/m);
  const relevantSections = sections.filter(
    (section) => !omittedHeadings.some((heading) => section.startsWith(`## ${heading}\n`)),
  );
  return [start, ...relevantSections]
    .join('')
    .replace(/\[([^\]]*)\]\((?!https?:|#|\?)[^)]*\)/g, '$1')
    .replace(/^(#+ )/gm, '#$1')
    .trim();
}
