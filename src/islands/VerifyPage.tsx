import { VerifyResult } from '@naungan/ui/account/verify-result';
import { api } from '../stores/app.ts';

/** Verifies the e-mail address that the link was sent to. */
export default function VerifyPage({ id }: { id: string }) {
  const verify = async () => (await api.call('verifyEmail', { params: { id } })).message;
  return <VerifyResult verify={verify} loginHref="/login" homeHref="/" />;
}
