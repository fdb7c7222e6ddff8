/** Saves a text that was made here as a file of this device. */
export function saveFile(name: string, type: string, text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href, download: name });
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(href), 1_000);
}
