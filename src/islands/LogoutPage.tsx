import { LogoutPage as Flow } from '@naungan/storefront/flows/LogoutPage';
import { Site } from './Site.tsx';

export default function LogoutPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
