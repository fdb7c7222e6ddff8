export type PageSection = { title: string; content: string };

/** Splits the HTML of a page at its headings of level 2. `intro` is the HTML before the first heading. */
export function pageSections(html: string): { intro: string; sections: PageSection[] } {
  const [intro = '', ...parts] = html.split(/<h2[^>]*>/);
  const sections = parts.map((part) => {
    const [title = '', ...content] = part.split('</h2>');
    return { title: title.trim(), content: content.join('').trim() };
  });
  return { intro: intro.trim(), sections };
}
