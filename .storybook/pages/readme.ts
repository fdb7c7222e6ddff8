/**
 * The part of a README that a reader of the catalogue needs: without its title, the sections that are for those who
 * work on the package, and links that lead to files; its headings one level lower.
 */
export function guide(markdown: string, without: readonly string[]): string {
  const [start = '', ...sections] = markdown.replace(/^# .*\n/, '').split(/^(?=## )/m);
  const kept = sections.filter(
    (section) => !without.some((heading) => section.startsWith(`## ${heading}\n`)),
  );
  return [start, ...kept]
    .join('')
    .replace(/\[([^\]]*)\]\((?!https?:|#|\?)[^)]*\)/g, '$1')
    .replace(/^(#+ )/gm, '#$1')
    .trim();
}
