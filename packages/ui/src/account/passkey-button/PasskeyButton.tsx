import { MESSAGES } from '@naungan/domain/messages';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import { otherSignInMessages } from '../google-button/messages.ts';

export type PasskeyButtonProps = {
  /** Signs in and navigates; the button stays pending until the browser leaves the page. Rejects with an `ApiProblem`. */
  onPress: () => Promise<unknown>;
};

/** Signs in with a passkey. */
export function PasskeyButton(allProps: PasskeyButtonProps & HostAttributes) {
  const texts = useMessages('OtherSignIn', otherSignInMessages);
  const [{ className, ...host }, { onPress }] = splitHostAttributes<PasskeyButtonProps>(allProps);
  const [pending, setPending] = useState(false);

  async function signIn() {
    setPending(true);
    try {
      await onPress();
    } catch (thrown) {
      setPending(false);
      const { message } = readApiProblem(thrown, MESSAGES.common.submitFailed);
      toast({ topic: 'passkey', tone: 'danger', message });
    }
  }

  return (
    <Button
      {...(host as ButtonProps)}
      variant="secondary"
      className={cx('nu:w-full', className)}
      iconStart={<KeyRound aria-hidden="true" size={18} />}
      pending={pending}
      onClick={signIn}
    >
      {texts.passkey}
    </Button>
  );
}
