/** The insurer's reason for a decision. */
export function InsurersReason({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p className={`nu:whitespace-pre-line ${className}`}>
      <span className="nu:font-semibold">Penjelasan dari perusahaan asuransi:</span> {text}
    </p>
  );
}
