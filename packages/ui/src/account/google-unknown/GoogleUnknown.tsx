import { FormPage, PlainLink, TextLink } from '../form-page/FormPage.tsx';
import { GoogleButton } from '../google-button/index.ts';

export type GoogleUnknownProps = {
  /** Registers with the Google account that was just chosen, and goes on. Rejects with an `ActionError`. */
  onRegister: () => Promise<unknown>;
  /** Back to the form, to sign in another way. */
  loginHref: string;
  termsHref: string;
  privacyHref: string;
};

/** Somebody signed in at Google, but no account here belongs to it: an account is made only when they say so. */
export function GoogleUnknown({ onRegister, loginHref, termsHref, privacyHref }: GoogleUnknownProps) {
  return (
    <FormPage
      title="Akun belum terdaftar"
      lead="Belum ada akun yang terhubung dengan akun Google ini."
      aside={
        <>
          Sudah punya akun? <TextLink href={loginHref}>Masuk dengan cara lain</TextLink>
        </>
      }
    >
      <div className="nu:grid nu:gap-4">
        <p>Daftar sekarang dengan nama dan email dari akun Google Anda, tanpa perlu password.</p>
        <GoogleButton purpose="register" onPress={onRegister} />
        <p className="nu:text-sm nu:text-muted">
          Dengan mendaftar, Anda menyetujui <PlainLink href={termsHref}>Syarat & Ketentuan</PlainLink> dan{' '}
          <PlainLink href={privacyHref}>Kebijakan Privasi</PlainLink> kami.
        </p>
      </div>
    </FormPage>
  );
}
