import { LoginPage as Flow } from '@naungan/storefront/flows/LoginPage';
import { Site } from './Site.tsx';

export default function LoginPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
