const hyphenate = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the extension in lower case, without the dot; 'bin' for a name without extension. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? hyphenate(name.slice(dot + 1)).toLowerCase() || 'bin' : 'bin';
}

/**
 * Returns the file name of a claim's document [3 §5]: 'klaim-POL-KND-2026-000123--Foto-kerusakan-2.jpg'. `index`
 * counts from 1.
 */
export function claimFileName(policyNumber: string, title: string, index: number, name: string): string {
  return `klaim-${policyNumber}--${hyphenate(title)}-${index}.${extensionOf(name)}`;
}

/** Returns the file name of an appeal: 'surat-banding-2.pdf' for the second appeal [3 §5]. */
export function appealFileName(earlierAppeals: number, name: string): string {
  return `surat-banding-${earlierAppeals + 1}.${extensionOf(name)}`;
}
