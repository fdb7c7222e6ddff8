import { RegisterPage as Flow } from '@naungan/storefront/flows/RegisterPage';
import { Site } from './Site.tsx';

export default function RegisterPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
