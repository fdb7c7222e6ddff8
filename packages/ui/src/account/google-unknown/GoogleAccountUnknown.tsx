import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { FormPage, PlainLink, TextLink } from '../FormPage.tsx';
import { GoogleButton } from '../google-button/index.ts';
import { otherSignInMessages } from '../google-button/messages.ts';
import { accountFormsMessages } from '../messages.ts';

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
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('OtherSignIn', otherSignInMessages);
  return (
    <FormPage
      {...rest}
      title={texts.unknownTitle}
      lead={texts.unknown}
      aside={
        <>
          {texts.hasAccount} <TextLink href={loginHref}>{texts.otherLogin}</TextLink>
        </>
      }
    >
      <div className="nu:grid nu:gap-4">
        <p>{texts.registerWithGoogle}</p>
        <GoogleButton purpose="register" onPress={onRegister} />
        <p className="nu:text-sm nu:text-muted">
          {shared.accept} <PlainLink href={termsHref}>{shared.terms}</PlainLink> {shared.and}{' '}
          <PlainLink href={privacyHref}>{shared.privacy}</PlainLink> {shared.acceptEnd}
        </p>
      </div>
    </FormPage>
  );
}
