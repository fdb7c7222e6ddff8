import type { CardTokenRequest } from '@naungan/domain/card';
import type { Payment } from '@naungan/domain/invoice/record';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { paymentMethod, paymentPage } from '@naungan/domain/payment-method';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ConfirmDialog, useQuestion } from '../../primitives/confirm-dialog/index.ts';
import type { DialogProps } from '../../primitives/dialog/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { ThreeDSecure, type VerificationEnd } from '../three-d-secure/index.ts';
import { DialogPage } from './DialogPage.tsx';
import type { PaymentDialogProps } from './dialog-props.ts';
import { FlowPage } from './FlowPage.tsx';
import { isPhone, openLink as openLinkHere } from './open-link.ts';
import { PaymentFooter } from './PaymentFooter.tsx';
import { PaymentNote } from './PaymentNote.tsx';
import { isInstructions } from './pages.ts';
import { deepLink, verificationUrl } from './payment-actions.ts';
import type { usePages } from './use-pages.ts';
import type { PayWish, usePayment } from './use-payment.ts';
import { useReminder } from './use-reminder.ts';
import type { useVerification } from './use-verification.ts';

type FlowOptions = {
  props: PaymentDialogProps;
  payment: ReturnType<typeof usePayment>;
  pages: ReturnType<typeof usePages>;
  verification: ReturnType<typeof useVerification>;
};

/** What the dialog shows, but for being open. */
export type DialogView = Omit<DialogProps, 'open' | 'onOpenChange'>;

const TITLES = {
  home: 'Ringkasan pembayaran',
  methods: 'Pilih metode pembayaran',
  banks: 'Pilih bank',
  transfer: 'Nomor tujuan dan cara membayar',
  qr: 'Kode QR dan cara membayar',
  default: 'Kode dan cara membayar',
  card: 'Kartu kredit',
} as const;

/** What is said beside the button: that nothing was made and why, or that nothing is chosen. */
function noteOf(
  paying: FlowOptions['payment']['paying'],
  { page, missing }: FlowOptions['pages'],
): ReactNode {
  if (paying.state === 'failed') {
    return (
      <PaymentNote tone="danger" title={ALERT_TITLES.danger}>
        {paying.error.message}
      </PaymentNote>
    );
  }
  if (missing === 0) return null;
  return (
    <PaymentNote key={missing} tone="warning">
      {page === 'banks' ? 'Silakan pilih bank' : 'Silakan pilih metode pembayaran'}
    </PaymentNote>
  );
}

/** The pages of an invoice that can be paid, and what their buttons do [3 §4]. */
export function useFlow({ props, payment, pages, verification }: FlowOptions): DialogView {
  const { phone, openLink = openLinkHere } = props;
  const { live, paying, payment: current } = payment;
  const { page } = pages;
  const gateway = props.tokenizeCard ? live.cardGateway : null;
  const formId = useId();
  const replacement = useQuestion();
  const cardQuestion = useQuestion();
  const [lateId, setLateId] = useState<string | null>(null);
  const showReminder = useReminder(current?.transaction_id);
  const seen = useRef<string | undefined>(undefined);
  const wasOpen = useRef(false);
  // The payment that exists shows itself, unless its place is being given to another.
  const shown = pages.replacing ? null : current;
  const late = current !== null && current.transaction_id === lateId;

  // A payment made in another tab shows itself; going back from one that was shown does not open it again.
  const showPayment = useEffectEvent((id: string | undefined) => {
    if (id === seen.current) return;
    seen.current = id;
    if (verification.url) {
      if (current && verificationUrl(current) === verification.url) return;
      // The bank asked about a payment that another tab has replaced or ended.
      verification.start(null);
      if (current) toast({ tone: 'warning', message: MESSAGES.payment.replacedElsewhere });
    }
    if (!current || !wasOpen.current) return;
    if (page !== paymentPage(current.type) || pages.replacing) pages.show(current.type);
  });
  useEffect(() => {
    if (paying.state !== 'paying') showPayment(current?.transaction_id);
    wasOpen.current = props.open;
  }, [props.open, current?.transaction_id, paying.state]);

  function remind(waiting: Payment) {
    showReminder(waiting);
    props.onOpenChange(false);
  }
  function back() {
    payment.clear();
    if (page === 'methods') payment.keep();
    pages.pop();
  }
  function chooseAnother() {
    payment.giveUp();
    pages.replace();
  }
  const askAgain = () => void payment.ask().catch(() => undefined);

  async function pay(wish: Omit<PayWish, 'replace'>): Promise<boolean> {
    if (shown) {
      remind(shown);
      return false;
    }
    const made = await payment.pay({ ...wish, replace: pages.replacing });
    if (!made) return false;
    pages.show(made.type);
    verification.start(made.status === 'pending' ? verificationUrl(made) : null);
    if (made.status !== 'pending') askAgain();
    const link = deepLink(made);
    if (link && (phone ?? isPhone())) openLink(link);
    return true;
  }

  async function payByCard(card: CardTokenRequest): Promise<boolean> {
    const { tokenizeCard } = props;
    if (!tokenizeCard || !gateway || paying.state === 'paying') return false;
    if (!(await cardQuestion.ask())) return false;
    return pay({ code: 'credit_card', token: () => tokenizeCard(card, gateway) });
  }

  function finishVerification(end: VerificationEnd) {
    verification.finish(end);
    askAgain();
  }

  async function replace() {
    if (await replacement.ask()) chooseAnother();
  }

  function goOn() {
    payment.clear();
    if (page === 'home' && late) chooseAnother();
    else if (page === 'home') pages.push(current ? paymentPage(current.type) : 'methods');
    else if (page === 'methods') {
      if (pages.choice === 'bank_transfer') pages.push('banks');
      else if (pages.choice === 'credit_card' && (!shown || shown.type === 'credit_card')) pages.push('card');
      else if (paymentMethod(pages.choice)) void pay({ code: pages.choice });
      else pages.miss();
    } else if (page === 'banks') {
      if (pages.bank) void pay({ code: pages.bank });
      else pages.miss();
    } else if (shown) remind(shown);
  }

  function expire() {
    setLateId(current?.transaction_id ?? null);
    askAgain();
  }
  function choose(set: (value: string) => void) {
    return (value: string) => {
      payment.clear();
      set(value);
    };
  }

  const isDue = page === 'card' || isInstructions(page);
  const waiting = shown !== null && isDue;
  const dead = (isInstructions(page) && shown === null) || (late && waiting);
  // A card to verify: the page holds the way on, and another hour than the reminder's.
  const verifiable = page === 'card' && shown !== null && verificationUrl(shown) !== null;
  return {
    size: 'lg',
    title: 'Pembayaran',
    className: 'nu:@tablet:max-w-[560px]!',
    ...(pages.stack.length > 1 && { onBack: back }),
    footer: (
      <PaymentFooter
        page={page}
        choice={pages.choice}
        hasPayment={shown !== null && !late}
        paying={paying.state === 'paying'}
        form={page === 'card' && !shown ? formId : undefined}
        onNext={verifiable ? undefined : goOn}
        onReplace={waiting ? () => void replace() : undefined}
        onChooseAgain={dead ? chooseAnother : undefined}
        note={noteOf(paying, pages)}
      />
    ),
    children: (
      <>
        <DialogPage key={page} title={TITLES[page]} quietTitle={isInstructions(page)} focus={pages.moved}>
          <FlowPage
            pages={{ ...pages, choose: choose(pages.choose), chooseBank: choose(pages.chooseBank) }}
            invoice={live}
            payment={shown}
            verification={verification}
            cards={gateway !== null}
            formId={formId}
            now={props.now}
            late={late}
            replacing={pages.replacing && !late ? current?.expired : undefined}
            onPayByCard={payByCard}
            onVerify={verification.start}
            onExpire={expire}
            onOpenLink={openLink}
          />
        </DialogPage>
        {verification.url &&
          shown &&
          verificationUrl(shown) === verification.url &&
          live.cardGateway &&
          props.authenticate && (
            <ThreeDSecure
              key={verification.url}
              redirectUrl={verification.url}
              authenticate={props.authenticate.bind(null, live.cardGateway)}
              onEnd={finishVerification}
            />
          )}
        <ConfirmDialog
          {...replacement.props}
          title="Ganti metode pembayaran?"
          description="Pembayaran yang sekarang dibatalkan lebih dulu dan tidak dapat dibayar lagi. Jangan lanjutkan jika Anda sudah membayar."
          confirmLabel="Ya, ganti"
        />
        <ConfirmDialog
          {...cardQuestion.props}
          title={MESSAGES.payment.cardConfirm}
          description={MESSAGES.payment.cardConfirmText}
          confirmLabel="Ya, bayar"
        />
      </>
    ),
  };
}
