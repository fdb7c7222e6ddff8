const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** Returns the extension without its dot, in lower case; 'bin' for a name without one. */
function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? plain(name.slice(dot + 1)).toLowerCase() || 'bin' : 'bin';
}

/**
 * The name under which a claim's document is sent [3 §5]: 'klaim-POL-KND-2026-000123--Foto-kerusakan-2.jpg'.
 * `index` counts from 1.
 */
export function claimFileName(policyNumber: string, title: string, index: number, name: string): string {
  return `klaim-${policyNumber}--${plain(title)}-${index}.${extensionOf(name)}`;
}

/** 'surat-banding-2.pdf' for the second appeal [3 §5]. */
export function appealFileName(appealsBefore: number, name: string): string {
  return `surat-banding-${appealsBefore + 1}.${extensionOf(name)}`;
}
