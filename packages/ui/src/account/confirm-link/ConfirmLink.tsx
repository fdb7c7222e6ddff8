import { alertTitle, MESSAGES } from '@naungan/domain/messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { AccountResult } from '../AccountResult.tsx';
import { FormPage, TextLink } from '../FormPage.tsx';

export type ConfirmLinkProps = {
  /** What the link confirms: that this device may sign in, or that the account gets a new e-mail address. */
  kind: 'device' | 'email';
  /** Confirms the link. Rejects with an `ApiProblem`; its status is 404 for a link that is not valid. */
  onConfirm: () => Promise<unknown>;
  /** The page on which the visitor continues after the confirmation. */
  next: { label: string; href: string };
  homeHref?: string;
};

const TEXTS = {
  device: {
    title: 'Konfirmasi perangkat ini',
    lead: 'Setelah dikonfirmasi, Anda dapat masuk dari perangkat ini dengan kata sandi Anda. Lanjutkan hanya bila Anda sendiri yang baru saja mencoba masuk.',
    button: 'Konfirmasi perangkat ini',
    doneTitle: 'Perangkat ini sudah dikonfirmasi',
    done: 'Silakan masuk dengan email dan kata sandi Anda.',
  },
  email: {
    title: 'Konfirmasi email baru',
    lead: 'Setelah dikonfirmasi, Anda masuk dengan email ini, dan semua email dari kami dikirim ke sini.',
    button: 'Pakai email ini',
    doneTitle: 'Email akun Anda sudah diganti',
    done: 'Mulai sekarang Anda masuk dengan email yang baru.',
  },
} as const;

/**
 * The page that a mailed link opens. A button confirms the link, because mail programs open links to check them, and
 * that must not use up the link.
 */
export function ConfirmLink(props: ConfirmLinkProps & HostAttributes) {
  return (
    <HostElement<ConfirmLinkProps> props={props}>{(own) => <ConfirmLinkContent {...own} />}</HostElement>
  );
}

function ConfirmLinkContent({ kind, onConfirm, next, homeHref = '/' }: ConfirmLinkProps) {
  const [state, setState] = useState<'open' | 'pending' | 'done' | 'invalid'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const texts = TEXTS[kind];

  async function confirm() {
    setFailure(null);
    setState('pending');
    try {
      await onConfirm();
      setState('done');
    } catch (thrown) {
      const { status, message } = readApiProblem(thrown);
      if (status === 404) return setState('invalid');
      setFailure(status === 429 ? MESSAGES.common.tooManyRequests : message || MESSAGES.common.submitFailed);
      setState('open');
    }
  }

  if (state === 'done')
    return (
      <AccountResult tone="success" icon={CircleCheck} title={texts.doneTitle} action={next}>
        {texts.done}
      </AccountResult>
    );
  if (state === 'invalid')
    return (
      <AccountResult
        tone="danger"
        icon={CircleX}
        title="Tautan tidak berlaku"
        action={next}
        footer={
          <TextLink href={homeHref} className="nu:mt-2">
            Kembali ke beranda
          </TextLink>
        }
      >
        Tautan ini sudah dipakai, sudah lewat waktunya, atau sudah digantikan oleh yang lebih baru.
      </AccountResult>
    );
  return (
    <FormPage title={texts.title} lead={texts.lead}>
      <div className="nu:grid nu:gap-4">
        {failure && (
          <Alert tone="danger" title={alertTitle('danger', failure)}>
            {failure}
          </Alert>
        )}
        <Button pending={state === 'pending'} onClick={confirm}>
          {texts.button}
        </Button>
      </div>
    </FormPage>
  );
}
