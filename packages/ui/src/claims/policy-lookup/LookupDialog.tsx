import type { PolicyLookup } from '@naungan/domain/claim/record';
import { Alert } from '../../primitives/alert/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { policyLookupMessages } from './messages.ts';

export type LookupDialogProps = {
  policy: PolicyLookup;
  signedIn: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const LINK_CLASS = 'nu:font-semibold nu:text-brand nu:underline';

/** Shows the found policy [3 §2], with links to claim as the policyholder or as an heir. */
export function LookupDialog({ policy, signedIn, open, onOpenChange }: LookupDialogProps) {
  const texts = useMessages('PolicyLookup', policyLookupMessages);
  const links = useLinks();
  const { policyNumber, productType, detail, validityPeriod, isHolder, notice } = policy;
  const isOtherMember = signedIn && !isHolder;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.found}
      footer={
        isOtherMember ? undefined : (
          <ButtonLink href={links.claimOn(policyNumber, productType)}>{texts.claim}</ButtonLink>
        )
      }
    >
      <p className="nu:text-h5 nu:font-bold">{detail.headTitle}</p>
      <DescriptionList
        layout="grid"
        className="nu:mt-4 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
        items={[
          { title: texts.number, value: <RecordNumber text={policyNumber} /> },
          { title: texts.validity, value: validityPeriod.period },
          { title: texts.holder, value: policy.fullname },
          { title: texts.email, value: policy.emailAddress },
          ...detail.items,
        ]}
      />
      {notice && (
        <Alert tone="warning" className="nu:mt-5">
          {notice}
        </Alert>
      )}
      {isOtherMember && (
        <Alert tone="info" className="nu:mt-5">
          {texts.otherAccount}
        </Alert>
      )}
      {!signedIn && <p className="nu:mt-5 nu:text-sm nu:text-muted">{texts.loginFirst}</p>}
      {(!signedIn || isOtherMember) && <HeirInstructions policy={policy} signedIn={signedIn} />}
    </Dialog>
  );
}

/**
 * Shows a visitor the link to the form for heirs [3 §2], and a signed-in member the instruction to log out
 * first.
 */
function HeirInstructions({ policy, signedIn }: Pick<LookupDialogProps, 'policy' | 'signedIn'>) {
  const texts = useMessages('PolicyLookup', policyLookupMessages);
  const links = useLinks();
  const { heirs, policyNumber, productType } = policy;
  return (
    <div className="nu:mt-4 nu:border-t nu:border-line nu:pt-4">
      <p className="nu:font-semibold">{texts.heirTitle}</p>
      {heirs.mayClaim && signedIn && (
        <p className="nu:mt-1">
          {texts.withoutAccount}{' '}
          <Link className={LINK_CLASS} href={links.logout}>
            {texts.signOut}
          </Link>
          {texts.thenSearch}
        </p>
      )}
      {heirs.mayClaim && !signedIn && (
        <p className="nu:mt-1">
          {texts.ifDeceased}{' '}
          <Link className={LINK_CLASS} href={links.heirs(policyNumber, productType)}>
            {texts.claimAsHeir}
          </Link>{' '}
          {texts.withoutLogin}
        </p>
      )}
      {!heirs.mayClaim && (
        <p className="nu:mt-1">
          {heirs.notice}{' '}
          <Link className={LINK_CLASS} href={links.contact}>
            {texts.contact}
          </Link>
        </p>
      )}
    </div>
  );
}
