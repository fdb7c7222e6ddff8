import type { PolicyLookupForm, policyLookupForm } from '@naungan/domain/claim/form';
import type { PolicyLookup as Found } from '@naungan/domain/claim/record';
import { PRODUCT_TYPE_INFO, PRODUCT_TYPES } from '@naungan/domain/lines';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { messageAt, summaryErrors } from '../../account/form-errors/form-errors.ts';
import { type ActionError, readError } from '../../flow/action-error/action-error.ts';
import { useLazyPart } from '../../flow/lazy-part/use-lazy-part.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useFocusOnAppearing } from '../../primitives/use-focus-on-appearing.ts';
import type { LookupDialogProps } from './LookupDialog.tsx';

export type PolicyLookupProps = {
  /** What the address of the page says: stands where nothing is typed yet. */
  given?: { productType: string; policyNumber: string };
  /** Rejects with 404 where there is no such policy, 409 for one that was made void, 429 after too many. */
  lookUp: (wanted: PolicyLookupForm) => Promise<Found>;
  /** Who looks: what is offered to the holder, to somebody else and to a visitor differs. */
  signedIn: boolean;
};

type Input = z.input<typeof policyLookupForm>;

const PRODUCTS = PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_INFO[value].label }));
const NAMES = ['productType', 'policyNumber'] as const;
const TOO_MANY = 429;

const loadRules = () => import('./lookup-resolver.ts');
/** The rules come with the first field that is touched. */
const lazyResolver: Resolver<Input, unknown, PolicyLookupForm> = async (...given) =>
  (await loadRules()).lookupResolver(...given);

/** Looks up a policy by its exact number and product [3 §2], to claim on it. */
export function PolicyLookup({ given, lookUp, signedIn }: PolicyLookupProps) {
  const id = useId();
  const [found, setFound] = useState<Found | null>(null);
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<ActionError | null>(null);
  const [Dialog, needDialog] = useLazyPart<LookupDialogProps>(() =>
    import('./LookupDialog.tsx').then((part) => part.LookupDialog),
  );
  const form = useForm<Input, unknown, PolicyLookupForm>({
    resolver: lazyResolver,
    shouldFocusError: false,
    defaultValues: { productType: '', policyNumber: '' },
  });
  const fillIn = useEffectEvent(() => {
    for (const name of NAMES)
      if (given?.[name] && form.getValues(name) === '') form.setValue(name, given[name]);
  });
  // A page from the server learns its address late.
  useEffect(() => fillIn(), [given]);
  const { errors, isSubmitting, submitCount } = form.formState;
  const fieldId = (name: (typeof NAMES)[number]) => `${id}-${name}`;

  async function find(wanted: PolicyLookupForm) {
    setFailure(null);
    const dialog = needDialog();
    try {
      const policy = await lookUp(wanted);
      setFound(policy);
      setOpen(await dialog);
    } catch (thrown) {
      setFailure(readError(thrown, MESSAGES.lookup.notFound));
    }
  }

  return (
    <form
      method="dialog"
      noValidate
      onFocus={() => void loadRules().catch(() => undefined)}
      onSubmit={(event) => {
        // Without network the rules may not come: then nothing could be asked either.
        form
          .handleSubmit(find)(event)
          .catch(() => setFailure({ message: MESSAGES.common.offline }));
      }}
      className="nu:grid nu:gap-4"
    >
      <ErrorSummary errors={summaryErrors(errors, NAMES, fieldId)} attempt={submitCount} />
      <Select
        {...form.register('productType')}
        id={fieldId('productType')}
        label="Jenis produk"
        options={PRODUCTS}
        placeholder="Pilih jenis produk"
        error={messageAt(errors, 'productType')}
        required
      />
      <TextField
        {...form.register('policyNumber')}
        id={fieldId('policyNumber')}
        label="Nomor polis"
        hint="Nomor ini ada di sertifikat dan di halaman Polis Saya."
        error={messageAt(errors, 'policyNumber')}
        className="nu:[&_input]:uppercase"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {failure && <LookupFailure key={submitCount} failure={failure} />}
      <Button type="submit" pending={isSubmitting} iconStart={<Search aria-hidden="true" size={20} />}>
        Cari Polis
      </Button>
      {Dialog && found && <Dialog policy={found} signedIn={signedIn} open={open} onOpenChange={setOpen} />}
    </form>
  );
}

/** Read out at once, for nothing else on the page has changed. */
function LookupFailure({ failure }: { failure: ActionError }) {
  const box = useFocusOnAppearing<HTMLDivElement>();
  return (
    <Alert ref={box} tabIndex={-1} tone="warning" title={ALERT_TITLES.warning} className="nu:outline-none">
      {failure.status === TOO_MANY ? (
        <>
          <p>{MESSAGES.common.tooManyRequests}.</p>
          <p>Demi keamanan data pemegang polis, pencarian dalam waktu singkat kami batasi.</p>
        </>
      ) : (
        failure.message
      )}
    </Alert>
  );
}
