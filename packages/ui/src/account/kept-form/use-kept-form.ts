import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Keeps what is typed into a form through a refresh. By path; never a password or a code. */
export type FormKeeper = {
  load: () => Promise<Readonly<Record<string, string>> | null>;
  save: (typed: Readonly<Record<string, string>>) => void;
  /** Once it was sent. */
  discard: () => void;
};

type Texts = Record<string, string>;

/**
 * Brings back what `keeper` has of the fields `paths`, where nothing was typed meanwhile, and gives it each change.
 * Only what differs from the start is kept, so that a prefilled field stays the account's.
 */
export function useKeptForm<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  paths: readonly Path<Input>[],
  keeper: FormKeeper | undefined,
) {
  const { getValues, setValue, subscribe } = form;
  const texts = (): Texts => Object.fromEntries(paths.map((path) => [path, String(getValues(path) ?? '')]));

  const begin = useEffectEvent(() => {
    const start = texts();
    let last = JSON.stringify(start);
    let here = true;

    function keep() {
      const now = texts();
      // The form also speaks up with nothing new: when a field is left, for one.
      if (JSON.stringify(now) === last) return;
      last = JSON.stringify(now);
      keeper?.save(Object.fromEntries(Object.entries(now).filter(([path, text]) => text !== start[path])));
    }

    void keeper?.load().then((kept) => {
      const now = texts();
      for (const path of here && kept ? paths : []) {
        const text = kept?.[path];
        if (text && now[path] === start[path]) setValue(path, text as PathValue<Input, Path<Input>>);
      }
    });
    const stop = subscribe({ formState: { values: true }, callback: keep });
    return () => {
      here = false;
      stop();
    };
  });

  const kept = keeper !== undefined;
  useEffect(() => (kept ? begin() : undefined), [kept]);
}
