/**
 * Returns the index of the first row that is not above the window. It uses a binary search, because measuring a
 * row makes the browser lay it out.
 */
export function firstRowInView(list: HTMLElement): number {
  const rows = list.children;
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((rows[middle] as Element).getBoundingClientRect().bottom > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}
