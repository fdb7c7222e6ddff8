/** Saves a text as a file through the browser's download. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // Revokes the URL only after one second: if the browser had not read the file yet, it would save nothing.
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
