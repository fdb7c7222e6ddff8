import { Login as Flow } from '@naungan/storefront/flows/Login';
import { Site } from './Site.tsx';

export default function LoginPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
