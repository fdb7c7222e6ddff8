import { usualTimeText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';

/** States the insurer's usual time in working days. If it is exceeded, refers the claimant to the handler. */
export function ExpectedTime({ expected }: Pick<ClaimDetail['next'], 'expected'>) {
  if (!expected) return null;
  return (
    <p className="nu:mt-3">
      {expected.isExceeded
        ? `Tahap ini lebih lama dari ${usualTimeText(expected.days)}. Anda dapat menanyakannya lewat pesan kepada petugas klaim.`
        : `Biasanya ${expected.days} hari kerja.`}
    </p>
  );
}
