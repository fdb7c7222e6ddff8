/**
 * Returns a README as a page of the catalogue: without its title and the sections `without`, links to files
 * as plain text, headings one level lower.
 */
export function guide(markdown: string, without: readonly string[]): string {
  const [start = '', ...sections] = markdown.replace(/^# .*\n/, '').split(/^(?=## )/m);
  const relevantSections = sections.filter(
    (section) => !without.some((heading) => section.startsWith(`## ${heading}\n`)),
  );
  return [start, ...relevantSections]
    .join('')
    .replace(/\[([^\]]*)\]\((?!https?:|#|\?)[^)]*\)/g, '$1')
    .replace(/^(#+ )/gm, '#$1')
    .trim();
}
