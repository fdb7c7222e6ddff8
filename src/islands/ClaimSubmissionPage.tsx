import { ClaimSubmission as Flow } from '@naungan/storefront/flows/ClaimSubmission';
import { Site } from './Site.tsx';

export default function ClaimSubmissionPage({ policyNumber }: { policyNumber: string }) {
  return (
    <Site>
      <Flow policyNumber={policyNumber} />
    </Site>
  );
}
