import type { OrderDetail, PolicyDetail } from '@naungan/domain/lines/record';
import { DescriptionList } from '../primitives/description-list/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { DetailGroup, FoldedPart } from './detail-layout/index.ts';
import { recordMessages } from './messages.ts';
import { RichText } from './RichText.tsx';

export type TermsGroupProps = { record: Pick<OrderDetail | PolicyDetail, 'declarations' | 'generalInfo'> };

/** Returns whether an order or a policy has declarations or general information. */
export const hasTerms = ({ declarations, generalInfo }: TermsGroupProps['record']): boolean =>
  declarations.length > 0 || generalInfo !== '';

/** The declarations and the general information of an order or a policy [3 §3]. */
export function TermsGroup({ record }: TermsGroupProps) {
  const texts = useMessages('Records', recordMessages);
  const { declarations, generalInfo } = record;
  return (
    <DetailGroup group="ketentuan">
      {declarations.length > 0 && (
        <FoldedPart title={texts.declarations} count={declarations.length}>
          <DescriptionList
            className="nu:[&_dd]:shrink-0"
            items={declarations.map(({ question, answer }) => ({
              title: question,
              value: answer === 'ya' ? texts.yes : texts.no,
            }))}
          />
        </FoldedPart>
      )}
      {generalInfo && (
        <FoldedPart title={texts.otherInformation}>
          <RichText html={generalInfo} />
        </FoldedPart>
      )}
    </DetailGroup>
  );
}
