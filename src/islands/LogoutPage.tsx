import { Logout as Flow } from '@naungan/storefront/flows/Logout';
import { Site } from './Site.tsx';

export default function LogoutPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
