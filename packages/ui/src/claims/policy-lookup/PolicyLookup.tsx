import type { PolicyLookupForm, policyLookupForm } from '@naungan/domain/claim/form';
import type { PolicyLookup as FoundPolicy } from '@naungan/domain/claim/record';
import { LINES, PRODUCT_TYPES } from '@naungan/domain/lines';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messageAt, summaryErrors } from '../../account/form-errors/form-errors.ts';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';
import { useLazyComponent } from '../../flow/lazy-component/use-lazy-component.ts';
import { useBackOnline } from '../../flow/use-back-online.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import type { RequestLink } from '../link-request/LinkRequestDialog.tsx';
import { RequestLinkButton } from '../link-request/RequestLinkButton.tsx';
import type { LookupDialogProps } from './LookupDialog.tsx';
import { policyLookupMessages } from './messages.ts';

export type PolicyLookupProps = WithHostProps<
  {
    /** Values from the page's URL, for fields that are still empty. */
    prefill?: { line: string; policyNumber: string };
    /** Rejects with 404 for an unknown policy, 409 for a void policy, 429 after too many requests. */
    lookUp: (lookup: PolicyLookupForm) => Promise<FoundPolicy>;
    /** Mails the link of an heir's claim again. */
    requestLink?: RequestLink | undefined;
    /** Whether the visitor is signed in: members and other visitors get different links. */
    signedIn: boolean;
  },
  'form'
>;

type Input = z.input<typeof policyLookupForm>;

const PRODUCTS = PRODUCT_TYPES.map((value) => ({ value, label: LINES[value].label }));
const FIELD_NAMES = ['productType', 'policyNumber'] as const;
const TOO_MANY_REQUESTS = 429;

const loadRules = () => import('./lookup-resolver.ts');
/** Loads the validation rules on first use. The form preloads them when a field gets the focus. */
const lazyResolver: Resolver<Input, unknown, PolicyLookupForm> = async (...resolverArgs) =>
  (await loadRules()).lookupResolver(...resolverArgs);

/** Finds a policy by its exact number and product [3 §2], for a claim on the policy. */
export function PolicyLookup({
  prefill,
  lookUp,
  requestLink,
  signedIn,
  className,
  ...rest
}: PolicyLookupProps) {
  const texts = useMessages('PolicyLookup', policyLookupMessages);
  const formId = useId();
  const [foundPolicy, setFoundPolicy] = useState<FoundPolicy | null>(null);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<ApiProblem | null>(null);
  useBackOnline(failure?.status === 0, () => setFailure(null));
  const [Dialog, ensureDialogLoaded] = useLazyComponent<LookupDialogProps>(() =>
    import('./LookupDialog.tsx').then((module) => module.LookupDialog),
  );
  const form = useForm<Input, unknown, PolicyLookupForm>({
    resolver: lazyResolver,
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    defaultValues: { productType: '', policyNumber: '' },
  });
  const fillIn = useEffectEvent(() => {
    const values = { productType: prefill?.line, policyNumber: prefill?.policyNumber };
    for (const name of FIELD_NAMES) {
      const value = values[name];
      if (value && form.getValues(name) === '') form.setValue(name, value);
    }
  });
  // `prefill` may arrive after the first render: a server-rendered page reads its URL after hydration.
  useEffect(() => fillIn(), [prefill]);
  const { errors, isSubmitting, submitCount } = form.formState;
  const fieldId = (name: (typeof FIELD_NAMES)[number]) => `${formId}-${name}`;

  async function findPolicy(lookup: PolicyLookupForm) {
    setFailure(null);
    const dialog = ensureDialogLoaded();
    try {
      const policy = await lookUp(lookup);
      setFoundPolicy(policy);
      setOpen(await dialog);
    } catch (thrown) {
      setFailure(readApiProblem(thrown, texts.notFound));
    }
  }

  return (
    <form
      {...rest}
      // Before hydration the browser submits nothing.
      method="dialog"
      noValidate
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) => {
        // The promise rejects if the validation rules could not be loaded: the network is then missing, and the
        // look-up would fail too.
        form
          .handleSubmit(findPolicy)(event)
          .catch(() => setFailure(readApiProblem({ status: 0 }, texts.offline)));
      }}
      className={cx('nu:grid nu:gap-4', className)}
    >
      <ErrorSummary errors={summaryErrors(errors, FIELD_NAMES, fieldId)} attempt={submitCount} />
      <Select
        {...form.register('productType')}
        id={fieldId('productType')}
        label={texts.line}
        options={PRODUCTS}
        placeholder={texts.chooseLine}
        error={messageAt(errors, 'productType')}
        requirement="required"
      />
      <TextField
        {...form.register('policyNumber')}
        id={fieldId('policyNumber')}
        label={texts.number}
        hint={texts.numberHint}
        error={messageAt(errors, 'policyNumber')}
        className="nu:[&_input]:uppercase"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        requirement="required"
      />
      {failure && <LookupFailure failure={failure} />}
      <Button type="submit" pending={isSubmitting} iconStart={<Search aria-hidden="true" size={20} />}>
        {texts.search}
      </Button>
      {requestLink && (
        <div className="nu:border-t nu:border-line nu:pt-4">
          <p className="nu:text-muted">{texts.lostLink}</p>
          <RequestLinkButton requestLink={requestLink} variant="quiet" size="sm" className="nu:-ms-3" />
        </div>
      )}
      {Dialog && foundPolicy && (
        <Dialog policy={foundPolicy} signedIn={signedIn} open={open} onOpenChange={setOpen} />
      )}
    </form>
  );
}

/** States why no policy is shown. Takes the focus after each failed attempt, so that screen readers read the reason. */
function LookupFailure({ failure }: { failure: ApiProblem }) {
  const texts = useMessages('PolicyLookup', policyLookupMessages);
  const alertElement = useRef<HTMLDivElement>(null);
  // Each attempt has another `failure`, also if its text is the same.
  useLayoutEffect(() => alertElement.current?.focus(), [failure]);
  return (
    <Alert
      ref={alertElement}
      tabIndex={-1}
      tone="warning"
      title={texts.noticeTitle}
      className="nu:outline-none"
    >
      {failure.status === TOO_MANY_REQUESTS ? (
        <>
          <p>{texts.tooMany}.</p>
          <p>{texts.tooManyText}</p>
        </>
      ) : (
        failure.message
      )}
    </Alert>
  );
}
