import { ALERT_TITLES } from '@naungan/domain/messages';
import { useEffect, useRef } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import type { ActionError } from '../action-error/index.ts';

/** Brings a message into view and reads it out when it appears. */
function useFocusOnce() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return { ref: box, tabIndex: -1 };
}

/** Every question is answered, and this product cannot be bought: say so, and show the way on. */
export function BlockedNotice({ message, plansHref }: { message: string; plansHref?: string | undefined }) {
  return (
    <Alert
      {...useFocusOnce()}
      tone="warning"
      title={ALERT_TITLES.warning}
      className="outline-none"
      action={
        plansHref && (
          <ButtonLink href={plansHref} variant="secondary" size="sm">
            Cari produk lain
          </ButtonLink>
        )
      }
    >
      {message}
    </Alert>
  );
}

/** The order was not taken; what was filled in is still here. */
export function FailedNotice({ error }: { error: ActionError }) {
  const details = error.fields?.map(({ message }) => message).filter((message) => message !== error.message);
  return (
    <Alert {...useFocusOnce()} tone="danger" title={ALERT_TITLES.danger} className="outline-none">
      <p>{error.message}</p>
      {details && details.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {details.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <p>Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.</p>
    </Alert>
  );
}
