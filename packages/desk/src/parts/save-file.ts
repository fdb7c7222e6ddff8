/** Saves a CSV file, of one or more parts, through the browser's download. Spreadsheets need the byte order mark to read UTF-8. */
export function saveFile(name: string, ...csv: string[]): void {
  const href = URL.createObjectURL(new Blob(['\u{feff}', ...csv], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  // The browser may read the file only after this call
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
