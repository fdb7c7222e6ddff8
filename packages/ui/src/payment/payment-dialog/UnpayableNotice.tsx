import { Alert } from '../../primitives/alert/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { paymentDialogMessages } from './messages.ts';

/** Shown if a payment cannot be completed because it expired or was replaced in another tab. */
export function UnpayableNotice() {
  const texts = useMessages('PaymentDialog', paymentDialogMessages);
  return (
    <Alert tone="warning" title={texts.unpayableTitle}>
      {texts.unpayable}
    </Alert>
  );
}
