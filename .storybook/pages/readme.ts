/**
 * Returns a README as a page of the catalogue. Removes the title and the sections `omittedHeadings`, replaces links to files
 * by plain text, and lowers headings by one level.
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
