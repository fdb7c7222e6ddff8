import { usualTimeText } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useMessages } from '../../primitives/host/messages.ts';
import { claimPageMessages } from './messages.ts';

/** States the insurer's usual time in working days. If it is exceeded, refers the claimant to the handler. */
export function ExpectedTime({ expected }: Pick<ClaimDetail['next'], 'expected'>) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  if (!expected) return null;
  return (
    <p className="nu:mt-3">
      {expected.isExceeded ? texts.late(usualTimeText(expected.days)) : texts.usualDays(expected.days)}
    </p>
  );
}
