import { useState } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { actionError } from '../form-errors/action-error.ts';
import { GoogleMark } from './GoogleMark.tsx';

export type GoogleButtonProps = {
  purpose: 'login' | 'register';
  /**
   * Leads to Google; nothing of Google's is asked for before the press. Keeps waiting when it resolves: the page is
   * being left. Rejects with an `ActionError`.
   */
  onPress: () => Promise<unknown>;
  className?: string;
};

const LABELS = { login: 'Masuk dengan Google', register: 'Daftar dengan Google' };
const FAILED = 'Google belum dapat dihubungi, silakan coba lagi';

/**
 * Our own button to Google's sign-in [1 §2.10], drawn by Google's branding rules (light theme: #747775 edge, #1F1F1F
 * text, the mark in its colours); its height and corners follow the buttons beside it.
 */
export function GoogleButton({ purpose, onPress, className }: GoogleButtonProps) {
  const [pending, setPending] = useState(false);

  async function press() {
    if (pending) return;
    setPending(true);
    try {
      await onPress();
    } catch (thrown) {
      setPending(false);
      toast({ tone: 'danger', message: actionError(thrown).message || FAILED });
    }
  }

  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      onClick={press}
      className={cx(
        'nu:flex nu:min-h-12 nu:w-full nu:items-center nu:justify-center nu:gap-2.5 nu:rounded-button nu:border nu:border-[#747775] nu:bg-white nu:px-4 nu:font-medium nu:text-[#1f1f1f] nu:transition-colors nu:hover:bg-[#f2f2f2]',
        className,
      )}
    >
      {pending ? <Spinner size={20} label={null} /> : <GoogleMark />}
      {LABELS[purpose]}
    </button>
  );
}
