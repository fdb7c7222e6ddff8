import type { PolicyLookup } from '@naungan/domain/claim/record';
import { Alert } from '../../primitives/alert/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { Link } from '../../primitives/link/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';

export type LookupDialogProps = {
  policy: PolicyLookup;
  signedIn: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const LINK_CLASS = 'nu:font-semibold nu:text-brand nu:underline';

/** Shows the found policy [3 §2], with links to claim as the policyholder or as an heir. */
export function LookupDialog({ policy, signedIn, open, onOpenChange }: LookupDialogProps) {
  const links = useLinks();
  const { policyNumber, productType, detail, validityPeriod, isHolder, notice } = policy;
  const isOtherMember = signedIn && !isHolder;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Polis ditemukan"
      footer={
        isOtherMember ? undefined : (
          <ButtonLink href={links.claimOn(policyNumber, productType)}>Ajukan Klaim</ButtonLink>
        )
      }
    >
      <p className="nu:text-h5 nu:font-bold">{detail.headTitle}</p>
      <DescriptionList
        layout="grid"
        className="nu:mt-4 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!"
        items={[
          { title: 'Nomor polis', value: <RecordNumber text={policyNumber} /> },
          { title: 'Masa berlaku', value: validityPeriod.period },
          { title: 'Nama pemegang polis', value: policy.fullname },
          { title: 'Email', value: policy.emailAddress },
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
          Polis ini terdaftar pada akun lain. Masuklah dengan akun pemegang polis untuk mengajukan klaim.
        </Alert>
      )}
      {!signedIn && (
        <p className="nu:mt-5 nu:text-sm nu:text-muted">
          Klaim diajukan dari akun pemegang polis. Anda akan diminta masuk terlebih dahulu.
        </p>
      )}
      {(!signedIn || isOtherMember) && <HeirInstructions policy={policy} signedIn={signedIn} />}
    </Dialog>
  );
}

/**
 * Shows a visitor the link to the form for heirs [3 §2], and a signed-in member the instruction to log out
 * first.
 */
function HeirInstructions({ policy, signedIn }: Pick<LookupDialogProps, 'policy' | 'signedIn'>) {
  const links = useLinks();
  const { heirs, policyNumber, productType } = policy;
  return (
    <div className="nu:mt-4 nu:border-t nu:border-line nu:pt-4">
      <p className="nu:font-semibold">Anda ahli waris atau penerima manfaat?</p>
      {heirs.mayClaim && signedIn && (
        <p className="nu:mt-1">
          Klaim ahli waris diajukan tanpa masuk ke akun.{' '}
          <Link className={LINK_CLASS} href={links.logout}>
            Keluar dari akun ini
          </Link>
          , lalu cari polis ini kembali.
        </p>
      )}
      {heirs.mayClaim && !signedIn && (
        <p className="nu:mt-1">
          Bila tertanggung meninggal dunia,{' '}
          <Link className={LINK_CLASS} href={links.heirs(policyNumber, productType)}>
            ajukan klaim sebagai ahli waris
          </Link>{' '}
          tanpa masuk ke akun.
        </p>
      )}
      {!heirs.mayClaim && (
        <p className="nu:mt-1">
          {heirs.notice}{' '}
          <Link className={LINK_CLASS} href={links.contact}>
            Hubungi kami
          </Link>
        </p>
      )}
    </div>
  );
}
