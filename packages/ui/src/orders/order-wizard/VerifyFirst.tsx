import type { VerifyNoticeProps } from '../../account/resend-verification/index.ts';
import { ResendVerification } from '../../account/resend-verification/ResendVerification.tsx';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderFormMessages } from './messages.ts';

export type VerifyFirstProps = Pick<VerifyNoticeProps, 'email' | 'onResend'> & {
  /** Opens the wizard nevertheless: the member can prepare the order now and send it after the verification. */
  onContinue: () => void;
};

/** Shown before the wizard if the server would reject another order until the e-mail is verified [Q34]. */
export function VerifyFirst({ email, onResend, onContinue }: VerifyFirstProps) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const links = useLinks();
  return (
    <EmptyState
      title={
        <Heading level={1} className="nu:text-h4">
          {texts.verifyFirst}
        </Heading>
      }
      action={
        <>
          <ResendVerification onResend={onResend} />
          <ButtonLink variant="secondary" href={links.orders}>
            {texts.myOrders}
          </ButtonLink>
          <Button variant="quiet" onClick={onContinue}>
            {texts.fillInFirst}
          </Button>
        </>
      }
    >
      {texts.verifyFirstText} <BreakableText text={email} />.
    </EmptyState>
  );
}
