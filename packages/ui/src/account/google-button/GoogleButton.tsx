import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { cx } from '../../primitives/cx.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { otherSignInMessages } from './messages.ts';

export type GoogleButtonProps = WithHostProps<
  {
    purpose: 'login' | 'register';
    /**
     * Redirects to Google; no script of Google loads before the click. The button stays pending after the
     * function resolves, because the browser leaves the page. Rejects with an `ApiProblem`.
     */
    onPress: () => Promise<unknown>;
  },
  'button'
>;

/**
 * A button for Google's sign-in [1 §2.10] that follows Google's branding rules (light theme: #747775 border,
 * #1F1F1F text, the logo in its colours); its height and corners match the buttons next to it.
 */
export function GoogleButton({ purpose, onPress, className, ...rest }: GoogleButtonProps) {
  const texts = useMessages('OtherSignIn', otherSignInMessages);
  const [pending, setPending] = useState(false);

  async function handleClick() {
    if (pending) return;
    setPending(true);
    try {
      await onPress();
    } catch (thrown) {
      setPending(false);
      toast({ tone: 'danger', message: readApiProblem(thrown).message || texts.googleFailed });
    }
  }

  return (
    <button
      {...rest}
      type="button"
      aria-busy={pending || undefined}
      onClick={handleClick}
      className={cx(
        'nu:flex nu:min-h-12 nu:w-full nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-button nu:border nu:border-[#747775] nu:bg-white nu:px-4 nu:font-medium nu:text-[#1f1f1f] nu:transition-colors nu:hover:bg-[#f2f2f2]',
        className,
      )}
    >
      {pending ? <Spinner size={20} label={null} /> : <GoogleMark />}
      {purpose === 'login' ? texts.googleLogin : texts.googleRegister}
    </button>
  );
}
