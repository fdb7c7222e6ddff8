import { alertTitle, MESSAGES } from '@naungan/domain/messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { AccountResult } from '../AccountResult.tsx';
import { FormPage, TextLink } from '../FormPage.tsx';
import { accountFormsMessages } from '../messages.ts';
import { confirmLinkMessages } from './messages.ts';

export type ConfirmLinkProps = {
  /** What the link confirms: that this device may sign in, or that the account gets a new e-mail address. */
  kind: 'device' | 'email';
  /** Confirms the link. Rejects with an `ApiProblem`; its status is 404 for a link that is not valid. */
  onConfirm: () => Promise<unknown>;
  /** The page on which the visitor continues after the confirmation. */
  next: { label: string; href: string };
  homeHref?: string;
};

/**
 * The page that a mailed link opens. A button confirms the link, because mail programs open links to check them, and
 * that must not use up the link.
 */
export function ConfirmLink(props: ConfirmLinkProps & PageAttributes<'ConfirmLink'>) {
  return (
    <HostElement<ConfirmLinkProps> props={props} name="ConfirmLink">
      {(own) => <ConfirmLinkContent {...own} />}
    </HostElement>
  );
}

function ConfirmLinkContent({ kind, onConfirm, next, homeHref = '/' }: ConfirmLinkProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const [state, setState] = useState<'open' | 'pending' | 'done' | 'invalid'>('open');
  const [failure, setFailure] = useState<string | null>(null);
  const texts = useMessages('ConfirmLink', confirmLinkMessages);
  const [title, lead, button, doneTitle, done] =
    kind === 'device'
      ? [texts.deviceTitle, texts.device, texts.confirmDevice, texts.deviceDoneTitle, texts.deviceDone]
      : [texts.emailTitle, texts.email, texts.confirmEmail, texts.emailDoneTitle, texts.emailDone];

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
      <AccountResult tone="success" icon={CircleCheck} title={doneTitle} action={next}>
        {done}
      </AccountResult>
    );
  if (state === 'invalid')
    return (
      <AccountResult
        tone="danger"
        icon={CircleX}
        title={texts.invalidTitle}
        action={next}
        footer={
          <TextLink href={homeHref} className="nu:mt-2">
            {shared.home}
          </TextLink>
        }
      >
        {texts.invalid}
      </AccountResult>
    );
  return (
    <FormPage title={title} lead={lead}>
      <div className="nu:grid nu:gap-4">
        {failure && (
          <Alert tone="danger" title={alertTitle('danger', failure)}>
            {failure}
          </Alert>
        )}
        <Button pending={state === 'pending'} onClick={confirm}>
          {button}
        </Button>
      </div>
    </FormPage>
  );
}
