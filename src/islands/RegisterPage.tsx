import { Register as Flow } from '@naungan/storefront/flows/Register';
import { Site } from './Site.tsx';

export default function RegisterPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
