import type { Product } from '@naungan/domain/product/record';
import { TERMS_LABEL } from '@naungan/domain/terms';
import type { ReactNode } from 'react';
import { fieldId } from '../flow/step-problems.ts';
import { Card } from '../primitives/card/index.ts';
import { Checkbox } from '../primitives/checkbox/index.ts';
import { Heading } from '../primitives/heading/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { RichText } from '../records/RichText.tsx';
import { orderTermsMessages } from './messages.ts';

export type TermsFieldsProps = {
  plan: Pick<Product, 'productName' | 'insuranceCompany' | 'generalInfo'>;
  /** The product's cover and requirements, below its name. */
  facts: ReactNode;
  /** Cards, shown between the product and the terms. */
  children?: ReactNode;
  /** Content below the terms. */
  belowTerms?: ReactNode;
  /** Whether the customer has accepted the terms. */
  accepted: boolean;
  /** Path of the field in the draft, with a trailing dot; default 'terms.'. */
  prefix?: string;
  onAcceptedChange: (accepted: boolean) => void;
  error?: string | undefined;
};

/** The ordered product and its terms, for any line. The wizard enables 'Lanjut' when the terms are accepted [2 §4]. */
export function TermsFields({
  plan,
  facts,
  children,
  belowTerms,
  accepted,
  prefix = 'terms.',
  onAcceptedChange,
  error,
}: TermsFieldsProps) {
  const texts = useMessages('OrderTerms', orderTermsMessages);
  return (
    <>
      <Card>
        <Heading level={2} className="nu:text-h4">
          {plan.productName}
        </Heading>
        <p className="nu:mb-5 nu:text-muted">{plan.insuranceCompany.company_name}</p>
        {facts}
      </Card>
      {children}
      <Card>
        <Heading level={2} className="nu:mb-3 nu:text-h5">
          {texts.terms}
        </Heading>
        <RichText html={plan.generalInfo} />
        {belowTerms}
      </Card>
      <Checkbox
        id={fieldId(`${prefix}acceptTnc`)}
        className="nu:rounded-card nu:border nu:border-line nu:bg-brand-tint nu:px-4 nu:py-1"
        label={TERMS_LABEL}
        checked={accepted}
        error={error}
        onCheckedChange={onAcceptedChange}
      />
    </>
  );
}
