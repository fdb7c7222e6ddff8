import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { AccountInputs, type AccountInputsProps } from '../bank-account/AccountInputs.tsx';
import { claimFormMessages } from './messages.ts';

/** The fields of the bank account for the payment. Only some claims require it in the form [3 §4]. */
export function AccountFields(props: AccountInputsProps) {
  const texts = useMessages('ClaimForm', claimFormMessages);
  return (
    <Card>
      <Heading level={2} className="nu:text-h5">
        {texts.account}
      </Heading>
      <p className="nu:mt-1 nu:mb-4 nu:text-muted">{texts.accountText}</p>
      <AccountInputs {...props} />
    </Card>
  );
}
