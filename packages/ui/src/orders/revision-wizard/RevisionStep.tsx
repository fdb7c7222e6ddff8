import type { AttachmentSpec } from '@naungan/domain/attachment';
import { EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import type { RevisionDetail } from '@naungan/domain/lines/record';
import { LazyAddressFields } from '../../fields/address/LazyAddressFields.tsx';
import type { FileUploads } from '../../fields/attachment/index.ts';
import { LazyAttachmentFields } from '../../fields/attachment/LazyAttachmentFields.tsx';
import { LazyBeneficiaryFields } from '../../fields/beneficiary/LazyBeneficiaryFields.tsx';
import { InsuredFields } from '../../fields/insured/InsuredFields.tsx';
import type { RegionLoader } from '../../fields/regions/index.ts';
import type { RevisionDraft } from './revision-draft.ts';

type RevisionStepProps = {
  /** The item that the step corrects. */
  id: string;
  revision: RevisionDetail;
  draft: RevisionDraft;
  onChange: (patch: (draft: RevisionDraft) => Partial<RevisionDraft>) => void;
  /** By the path of the field. */
  errors: Record<string, string>;
  specs: AttachmentSpec[];
  uploads: FileUploads;
  loadRegions: RegionLoader;
};

/** The fields of one item that was sent back. */
export function RevisionStep({ id, revision, draft, onChange, errors, ...props }: RevisionStepProps) {
  if (id === 'insured') {
    const { orderedOn, product } = revision.order;
    return (
      <InsuredFields
        values={draft.insured}
        onChange={(patch) => onChange(({ insured }) => ({ insured: { ...insured, ...patch } }))}
        errors={errors}
        prefix="insured."
        today={orderedOn}
        needsBirth
        ages={product.ages}
      />
    );
  }
  if (id === 'address') {
    return (
      <LazyAddressFields
        values={draft.addresses}
        onChange={(patch) => onChange(({ addresses }) => ({ addresses: { ...addresses, ...patch } }))}
        errors={errors}
        prefix="addresses."
        loadRegions={props.loadRegions}
      />
    );
  }
  if (id === 'beneficiary') {
    return (
      <LazyBeneficiaryFields
        values={draft.beneficiary ?? EMPTY_BENEFICIARY}
        onChange={(beneficiary) => onChange(() => ({ beneficiary }))}
        errors={errors}
        prefix="beneficiary."
      />
    );
  }
  return (
    <LazyAttachmentFields
      specs={props.specs}
      files={draft.files}
      uploads={props.uploads}
      onChange={(files) => onChange(() => ({ files }))}
      errors={errors}
    />
  );
}
