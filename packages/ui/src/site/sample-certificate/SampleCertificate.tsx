import type { LogoMark } from '@naungan/domain/brand';
import { QrCode } from 'lucide-react';
import { Badge } from '../../primitives/badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Logo } from '../../primitives/logo/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type SampleCertificateProps = WithHostProps<
  {
    brand: { name: string; mark?: LogoMark | undefined };
    insurer: string;
    productName: string;
    /** Titles and values of the sample policy. */
    facts: readonly { title: string; value: string; wide?: boolean }[];
  },
  'figure'
>;

/** The upper part of a policy's certificate with sample data: logo, title, product, insurer, facts and QR code. */
export function SampleCertificate({
  brand,
  insurer,
  productName,
  facts,
  className,
  ...rest
}: SampleCertificateProps) {
  return (
    <figure
      {...rest}
      className={cx('nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-surface', className)}
    >
      <div className="nu:border-t-4 nu:border-brand nu:p-4 nu:sm:p-6">
        <div className="nu:flex nu:items-start nu:justify-between nu:gap-4">
          <Logo name={brand.name} mark={brand.mark} size={28} />
          <Badge tone="warning">Contoh</Badge>
        </div>
        <p className="nu:mt-4 nu:text-h5 nu:font-extrabold">Sertifikat Polis Asuransi</p>
        <p className="nu:text-sm nu:text-muted">
          {productName} · {insurer}
        </p>
        <div className="nu:mt-4 nu:flex nu:items-end nu:gap-4 nu:border-t nu:border-line nu:pt-4">
          <DescriptionList layout="grid" className="nu:min-w-0 nu:flex-1 nu:text-sm" items={facts} />
          <QrCode size={64} strokeWidth={1.25} aria-hidden="true" className="nu:shrink-0 nu:text-muted" />
        </div>
      </div>
      <figcaption className="nu:border-t nu:border-line nu:bg-paper nu:px-4 nu:py-2.5 nu:text-xs nu:text-muted nu:sm:px-6">
        Kode QR di sertifikat membuka halaman yang memeriksa keasliannya.
      </figcaption>
    </figure>
  );
}
