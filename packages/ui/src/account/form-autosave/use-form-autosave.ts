import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/** Stores what is typed into a form, by path, so that it survives a refresh; never a password or a code. */
export type FormAutosave = {
  load: () => Promise<Readonly<Record<string, string>> | null>;
  save: (typed: Readonly<Record<string, string>>) => void;
  /** After the form was sent. */
  discard: () => void;
};

type Texts = Record<string, string>;

/**
 * Restores the fields `paths` from `autosave`, except where something was typed meanwhile, and saves every change. Only
 * values that differ from the initial ones are saved, so that a prefilled field keeps following the account.
 */
export function useFormAutosave<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  paths: readonly Path<Input>[],
  autosave: FormAutosave | undefined,
) {
  const { formState, getValues, setValue, subscribe } = form;
  const textsOf = (value: (path: Path<Input>) => unknown): Texts =>
    Object.fromEntries(paths.map((path) => [path, String(value(path) ?? '')]));
  const texts = () => textsOf(getValues);

  const connect = useEffectEvent(() => {
    // A form that is in the page before this runs may hold something else by now.
    const initial = textsOf((path) => get(formState.defaultValues, path));
    let last = JSON.stringify(initial);
    let mounted = true;

    function save() {
      const now = texts();
      // The form also notifies without a change, as when a field loses focus.
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      autosave?.save(
        Object.fromEntries(Object.entries(now).filter(([path, text]) => text !== initial[path])),
      );
    }

    void autosave?.load().then((kept) => {
      const now = texts();
      for (const path of mounted && kept ? paths : []) {
        const text = kept?.[path];
        if (text && now[path] === initial[path]) setValue(path, text as PathValue<Input, Path<Input>>);
      }
      if (mounted) save();
    });
    const stop = subscribe({ formState: { values: true }, callback: save });
    return () => {
      mounted = false;
      stop();
    };
  });

  const enabled = autosave !== undefined;
  useEffect(() => (enabled ? connect() : undefined), [enabled]);
}
