import { AMOUNT_LABELS } from '@naungan/domain/fee';
import { ALERT_TITLES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { useEffect, useRef } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import type { ActionError, Change } from '../action-error/action-error.ts';
import type { EarlierProblems } from '../use-steps/use-steps.ts';

/** Brings a message into view and reads it out when it appears, or when `attempt` counts on. */
function useFocusOnce(attempt = 1) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return { ref: box, tabIndex: -1 };
}

/** Every question is answered, and this product cannot be bought: say so, and show the way on. */
export function BlockedNotice({ message, plansHref }: { message: string; plansHref?: string | undefined }) {
  return (
    <Alert
      {...useFocusOnce()}
      tone="warning"
      title={ALERT_TITLES.warning}
      className="nu:outline-none"
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

export type EarlierStepNoticeProps = EarlierProblems & {
  /** How often 'Lanjut' was pressed since: before that it takes no focus. */
  attempt: number;
  onOpen: () => void;
};

/** Something about an earlier step came up while this one is filled in: the step can be filled in, but not left. */
export function EarlierStepNotice({ step, problems, attempt, onOpen }: EarlierStepNoticeProps) {
  return (
    <Alert
      {...useFocusOnce(attempt)}
      tone="warning"
      title={`Ada yang perlu diperbaiki di ${step.title}`}
      className="nu:outline-none"
      action={
        <Button variant="secondary" size="sm" onClick={onOpen}>
          Buka {step.title}
        </Button>
      }
    >
      {problems.map(({ field, message }) => (
        <p key={field}>{message.replace(/[.]$/, '')}.</p>
      ))}
    </Alert>
  );
}

const AMOUNTS = Object.entries(AMOUNT_LABELS).map(([name, label]) => ({ path: `amounts.${name}`, label }));

/** 'Biaya admin berubah dari Rp25.000 menjadi Rp30.000', for each amount that changed. */
const changeTexts = (changes: readonly Change[]): string[] =>
  AMOUNTS.flatMap(({ path, label }) =>
    changes
      .filter((change) => change.path === path)
      .map(({ from, to }) => `${label} berubah dari ${formatRupiah(from)} menjadi ${formatRupiah(to)}`),
  );

/** The order was not taken; what was filled in is still here. */
export function FailedNotice({ error }: { error: ActionError }) {
  const changes = changeTexts(error.changes ?? []);
  const details = (error.fields ?? []).map(({ message }) => message);
  const said = [...details.filter((message) => message !== error.message), ...changes];
  return (
    <Alert {...useFocusOnce()} tone="danger" title={ALERT_TITLES.danger} className="nu:outline-none">
      <p>{error.message}</p>
      {said.length > 0 && (
        <ul className="nu:mt-1 nu:list-disc nu:ps-5">
          {said.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <p>Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.</p>
    </Alert>
  );
}
