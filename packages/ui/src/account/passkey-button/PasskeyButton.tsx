import { MESSAGES } from '@naungan/domain/messages';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Button } from '../../primitives/button/index.ts';
import { toast } from '../../primitives/toast/index.ts';

export type PasskeyButtonProps = {
  /** Signs in and navigates; the button stays pending until the browser leaves the page. Rejects with an `ApiProblem`. */
  onPress: () => Promise<unknown>;
};

/** Signs in with a passkey. */
export function PasskeyButton({ onPress }: PasskeyButtonProps) {
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
      variant="secondary"
      className="nu:w-full"
      iconStart={<KeyRound aria-hidden="true" size={18} />}
      pending={pending}
      onClick={signIn}
    >
      Masuk dengan passkey
    </Button>
  );
}
