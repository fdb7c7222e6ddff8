import { FILE_REVIEW_LABELS, type FileReview } from '@naungan/domain/claim';
import type { ClaimAttachment, ClaimDetail } from '@naungan/domain/claim/record';
import { Badge, type BadgeTone } from '../../primitives/badge/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { DetailGroup, DetailPart } from '../../records/detail-layout/index.ts';
import { FileLink } from './FileLink.tsx';
import { claimPageMessages } from './messages.ts';

const WIDE_GRID_CLASS = 'nu:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]!';

const REVIEW_TONES = {
  waiting: 'neutral',
  checking: 'info',
  checked: 'success',
  returned: 'warning',
} as const satisfies Record<FileReview, BadgeTone>;

/** Number of grid columns of a value that fills a row. */
const WHOLE_ROW_COLUMNS = 12;

/** The values and files of the claim. */
export function ClaimInfo({ claim }: { claim: ClaimDetail }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const { info, beneficiary } = claim;
  const shortRows = info.claims.filter(({ col }) => col < WHOLE_ROW_COLUMNS);
  const longRows = info.claims.filter(({ col }) => col >= WHOLE_ROW_COLUMNS);
  const itemsOf = (rows: typeof info.claims) => rows.map(({ key, value }) => ({ title: key, value }));
  return (
    <div className="nu:grid nu:gap-5">
      {beneficiary.length > 0 && (
        <DetailGroup group="siapa">
          <DetailPart title={texts.beneficiary}>
            <DescriptionList layout="grid" className={WIDE_GRID_CLASS} items={beneficiary} />
          </DetailPart>
        </DetailGroup>
      )}
      <DetailGroup group="apa">
        <DetailPart title={texts.data}>
          <DescriptionList
            layout="grid"
            className={WIDE_GRID_CLASS}
            items={[
              ...info.heads.map(({ title, value }) => ({ title, value: <RecordNumber text={value} /> })),
              ...itemsOf(shortRows),
            ]}
          />
          <DescriptionList layout="stacked" className="nu:mt-4 nu:empty:hidden" items={itemsOf(longRows)} />
        </DetailPart>
      </DetailGroup>
      <DetailGroup group="berkas">
        <ul className="nu:divide-y nu:divide-line">
          {info.attachment.map((document) => (
            <li key={document.id} className="nu:py-3 nu:first:pt-0 nu:last:pb-0">
              <DocumentRow document={document} />
            </li>
          ))}
        </ul>
      </DetailGroup>
    </div>
  );
}

function DocumentRow({ document: { title, link, review } }: { document: ClaimAttachment }) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const links = [link].flat().filter((href) => href !== '');
  return (
    <>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-4 nu:gap-y-1">
        {links.length === 1 && links[0] ? (
          <FileLink href={links[0]}>{title}</FileLink>
        ) : (
          <p className="nu:font-semibold">{title}</p>
        )}
        {review && <Badge tone={REVIEW_TONES[review]}>{FILE_REVIEW_LABELS[review]}</Badge>}
      </div>
      {links.length === 0 && <p className="nu:text-sm nu:text-muted">{texts.notAttached}</p>}
      {links.length > 1 && (
        <ul className="nu:flex nu:flex-wrap nu:gap-x-5">
          {links.map((href, index) => (
            <li key={href}>
              <FileLink href={href}>
                <span className="nu:sr-only">{title}, </span>
                {texts.documents} {index + 1}
              </FileLink>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
