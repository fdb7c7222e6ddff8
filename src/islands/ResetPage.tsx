import { ResetPassword as Flow } from '@naungan/storefront/flows/ResetPassword';
import { Site } from './Site.tsx';

export default function ResetPage({ token }: { token: string }) {
  return (
    <Site>
      <Flow token={token} />
    </Site>
  );
}
