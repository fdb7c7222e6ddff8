import {
  type CardEntry,
  type CardProblems,
  type CardTokenRequest,
  cardProblems,
  cardTokenRequest,
  cardType,
  groupCardNumber,
  MAX_CVV_DIGITS,
  maskExpiry,
} from '@naungan/domain/card';
import type { IsoDate } from '@naungan/domain/dates';
import { onlyDigits } from '@naungan/domain/text';
import { LockKeyhole } from 'lucide-react';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { writeKeepingCaret } from '../../primitives/mask/keep-caret.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { CardMark } from './CardMark.tsx';
import { cardFormMessages } from './messages.ts';

export type CardFormProps = {
  /** The form's id, for a submit button outside the form. */
  id: string;
  /** The current day in Jakarta. */
  today: IsoDate;
  /** Called with the card. Resolves to true if the form is to be cleared; otherwise the values stay. */
  onSubmit: (card: CardTokenRequest) => Promise<boolean>;
};

const EMPTY_CARD: CardEntry = { card_number: '', card_exp: '', card_cvv: '' };
const FIELDS = ['card_number', 'card_exp', 'card_cvv'] as const;

const MASKS: Readonly<Record<keyof CardEntry, (text: string, isDeleting: boolean) => string>> = {
  card_number: groupCardNumber,
  card_exp: maskExpiry,
  card_cvv: (text) => onlyDigits(text).slice(0, MAX_CVV_DIGITS),
};

/** The credit card form [3 §5]. The card data exist only in the state of this component; they are not stored. */
export function CardForm({ id, today, onSubmit }: CardFormProps) {
  const texts = useMessages('CardForm', cardFormMessages);
  const [card, setCard] = useState(EMPTY_CARD);
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<CardProblems>({});
  const noteId = useId();
  const type = cardType(card.card_number);

  function handleChange(field: keyof CardEntry, event: ChangeEvent<HTMLInputElement>) {
    const isDeleting = event.target.value.length < card[field].length;
    const maskedText = MASKS[field](event.target.value, isDeleting);
    writeKeepingCaret(event.target, maskedText);
    const changedCard = { ...card, [field]: maskedText };
    setCard(changedCard);
    // While the customer types, no field gets its first message, because a new message would move the focus to the summary.
    if (problems[field] === undefined) return;
    setProblems({ ...problems, [field]: cardProblems(changedCard, today)[field] });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const allProblems = cardProblems(card, today);
    setProblems(allProblems);
    setAttempt(attempt + 1);
    if (Object.keys(allProblems).length > 0) return;
    const shouldClear = await onSubmit(cardTokenRequest(card, today));
    if (shouldClear) setCard(EMPTY_CARD);
  }

  const fieldProps = (name: keyof CardEntry) => ({
    id: `${id}-${name}`,
    requirement: 'required' as const,
    inputMode: 'numeric' as const,
    value: card[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => handleChange(name, event),
  });

  return (
    <form id={id} noValidate onSubmit={handleSubmit} aria-describedby={noteId} className="nu:grid nu:gap-4">
      <ErrorSummary
        title={texts.incomplete}
        errors={FIELDS.flatMap((name) => {
          const message = problems[name];
          return message === undefined ? [] : [{ fieldId: `${id}-${name}`, message }];
        })}
        attempt={attempt}
      />
      <TextField
        {...fieldProps('card_number')}
        label={texts.number}
        autoComplete="cc-number"
        placeholder="0000 0000 0000 0000"
        suffix={type && <CardMark type={type} />}
        hint={type ? undefined : <AcceptedCards />}
      />
      <div className="nu:grid nu:gap-4 nu:min-[22rem]:grid-cols-2">
        <TextField
          {...fieldProps('card_exp')}
          label={texts.expiry}
          autoComplete="cc-exp"
          placeholder={texts.expiryPlaceholder}
          hint={texts.expiryHint}
        />
        <TextField
          {...fieldProps('card_cvv')}
          label={texts.cvv}
          // Masks the code without `type="password"`, because browsers would offer to save a password.
          className="nu:[&_input]:[-webkit-text-security:disc]"
          autoComplete="cc-csc"
          spellCheck={false}
          placeholder="123"
          hint={texts.cvvHint}
        />
      </div>
      <p id={noteId} className="nu:flex nu:items-start nu:gap-2 nu:text-sm nu:text-muted">
        <LockKeyhole aria-hidden="true" size={18} className="nu:mt-0.5 nu:shrink-0" />
        {texts.privacy}
      </p>
    </form>
  );
}

/** The marks of the accepted networks. American Express, whose numbers have 15 digits, is not among them. */
function AcceptedCards() {
  return (
    <span className="nu:flex nu:flex-wrap nu:gap-1.5">
      {(['visa', 'master_card', 'jcb'] as const).map((type) => (
        <CardMark key={type} type={type} dim />
      ))}
    </span>
  );
}
