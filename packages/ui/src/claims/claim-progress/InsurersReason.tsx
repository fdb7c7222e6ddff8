/** Why the insurer decided as it did. */
export function InsurersReason({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`nu:whitespace-pre-line ${className}`}>
      <span className="nu:font-semibold">Penjelasan dari perusahaan asuransi:</span> {text}
    </p>
  );
}
