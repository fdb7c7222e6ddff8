import { BreakableText } from '../../primitives/breakable-text/BreakableText.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { claimFormMessages } from './messages.ts';

/**
 * Asks an heir to check the e-mail address before the claim is sent, because only the link that is mailed to this address
 * opens the claim.
 */
export function EmailConfirmation({ email }: { email: string }) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  return (
    <>
      <p>{texts.confirmText}.</p>
      <p className="nu:mt-3">{texts.checkEmail}</p>
      <p className="nu:mt-1 nu:text-base nu:font-bold nu:text-ink">
        <BreakableText text={email} />
      </p>
    </>
  );
}
