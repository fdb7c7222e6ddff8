import { useMessages } from '../../primitives/host/messages.ts';
import { claimPageMessages } from './messages.ts';
/** The insurer's reason for a decision. */
export function InsurersReason({ text, className = '' }: { text: string; className?: string }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  return (
    <p className={`nu:whitespace-pre-line ${className}`}>
      <span className="nu:font-semibold">{texts.insurersReason}</span> {text}
    </p>
  );
}
