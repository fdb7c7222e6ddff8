/** Saves a text as a file through the browser's download. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // A browser that has not read the URL yet would save nothing. After one second it has read the URL.
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
