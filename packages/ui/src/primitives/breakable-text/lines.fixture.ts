/** Returns the text of each rendered line of an element. */
export function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const textNodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = textNodes.nextNode(); node; node = textNodes.nextNode())
    for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? '') + letter);
    }
  return [...lines.values()];
}
