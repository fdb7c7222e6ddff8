import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form';

/** Stores the texts of form fields by path, so that they survive a reload. Never used for passwords or codes. */
export type FormAutosave = {
  load: () => Promise<Readonly<Record<string, string>> | null>;
  save: (values: Readonly<Record<string, string>>) => void;
  /** Called after the form was sent. */
  discard: () => void;
};

/** Texts by path of the field. */
type Texts = Record<string, string>;

/**
 * Restores the fields `paths` from `autosave`, except fields that were edited while the stored texts loaded,
 * and saves every change. Only texts that differ from the initial ones are saved, so that after a reload an unchanged
 * prefilled field shows the account's current value.
 */
export function useFormAutosave<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  paths: readonly Path<Input>[],
  autosave: FormAutosave | undefined,
) {
  const { formState, getValues, setValue, subscribe } = form;
  const textsOf = (valueAt: (path: Path<Input>) => unknown): Texts =>
    Object.fromEntries(paths.map((path) => [path, String(valueAt(path) ?? '')]));
  const readTexts = () => textsOf(getValues);

  const startAutosave = useEffectEvent(() => {
    // The initial texts are the form's defaults and not the current texts, because the visitor may have typed
    // into the server-rendered form before this code runs.
    const initialTexts = textsOf((path) => get(formState.defaultValues, path));
    let lastSavedJson = JSON.stringify(initialTexts);
    let isMounted = true;

    function save() {
      const currentTexts = readTexts();
      // The form also calls `save` without a change, for example when a field loses the focus.
      if (JSON.stringify(currentTexts) === lastSavedJson) return;
      lastSavedJson = JSON.stringify(currentTexts);
      autosave?.save(
        Object.fromEntries(
          Object.entries(currentTexts).filter(([path, text]) => text !== initialTexts[path]),
        ),
      );
    }

    void autosave?.load().then((storedTexts) => {
      if (!isMounted) return;
      const currentTexts = readTexts();
      for (const path of paths) {
        const text = storedTexts?.[path];
        if (text && currentTexts[path] === initialTexts[path])
          setValue(path, text as PathValue<Input, Path<Input>>);
      }
      save();
    });
    const unsubscribe = subscribe({ formState: { values: true }, callback: save });
    return () => {
      isMounted = false;
      unsubscribe();
    };
  });

  const hasAutosave = autosave !== undefined;
  useEffect(() => (hasAutosave ? startAutosave() : undefined), [hasAutosave]);
}
