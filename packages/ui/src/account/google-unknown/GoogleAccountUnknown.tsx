import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { FormPage, PlainLink, TextLink } from '../FormPage.tsx';
import { GoogleButton } from '../google-button/index.ts';

export type GoogleAccountUnknownProps = WithHostProps<
  {
    /** Registers with the chosen Google account and continues. Rejects with an `ApiProblem`. */
    onRegister: () => Promise<unknown>;
    /** URL of the login form, for another way to sign in. */
    loginHref: string;
    termsHref: string;
    privacyHref: string;
  },
  'div'
>;

/** Shown after a Google sign-in without a matching account: creates an account only after a click. */
export function GoogleAccountUnknown({
  onRegister,
  loginHref,
  termsHref,
  privacyHref,
  ...rest
}: GoogleAccountUnknownProps) {
  return (
    <FormPage
      {...rest}
      title="Akun belum terdaftar"
      lead="Belum ada akun yang terhubung dengan akun Google ini."
      aside={
        <>
          Sudah punya akun? <TextLink href={loginHref}>Masuk dengan cara lain</TextLink>
        </>
      }
    >
      <div className="nu:grid nu:gap-4">
        <p>Daftar sekarang dengan nama dan email dari akun Google Anda, tanpa perlu kata sandi.</p>
        <GoogleButton purpose="register" onPress={onRegister} />
        <p className="nu:text-sm nu:text-muted">
          Dengan mendaftar, Anda menyetujui <PlainLink href={termsHref}>Syarat & Ketentuan</PlainLink> dan{' '}
          <PlainLink href={privacyHref}>Kebijakan Privasi</PlainLink> kami.
        </p>
      </div>
    </FormPage>
  );
}
