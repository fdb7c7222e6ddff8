import { joinPlate, PLATE_LIMITS, plateParts, plateProblem } from '@naungan/domain/lines/vehicle';
import { type ChangeEvent, useRef } from 'react';
import { cx } from '../../../primitives/cx.ts';
import { FieldNotes } from '../../../primitives/field/Field.tsx';
import { useMessages } from '../../../primitives/host/messages.ts';
import { vehicleOrderMessages } from '../messages.ts';
import { type PlatePart, typePlate } from './plate-text.ts';

export type PlateFieldProps = {
  id: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  /** The three parts of the plate with a space between them, even next to an empty part: 'B 1234 CD', 'B  '. */
  value: string;
  /** Area code (the first letters) of the searched vehicle; the plate must have the same area. */
  area?: string | undefined;
  onValueChange: (plate: string) => void;
};

/** A complete plate that is pasted into one part may contain spaces or hyphens. */
const MAX_SEPARATORS = 4;
const MAX_LENGTH = PLATE_LIMITS.area + PLATE_LIMITS.number + PLATE_LIMITS.letters + MAX_SEPARATORS;

const PARTS: readonly { part: PlatePart; placeholder: string; className: string }[] = [
  { part: 'area', placeholder: 'B', className: 'nu:w-16' },
  { part: 'number', placeholder: '1234', className: 'nu:w-24' },
  { part: 'letters', placeholder: 'ABC', className: 'nu:w-20' },
];

/**
 * A number plate in its three parts [2 §5]. A complete plate can be pasted into any part, and typing moves to the next
 * part.
 */
export function PlateField({ id, label, hint, error, value, area, onValueChange }: PlateFieldProps) {
  const texts = useMessages('VehicleOrder', vehicleOrderMessages);
  const plate = plateParts(value);
  // If the plate is valid, the error is about the whole plate (another policy covers it), so all parts are
  // marked.
  const invalidParts = error ? (plateProblem(value, area)?.parts ?? PARTS.map(({ part }) => part)) : [];
  const inputs = useRef<Partial<Record<PlatePart, HTMLInputElement | null>>>({});

  function handleChange(part: PlatePart, { target }: ChangeEvent<HTMLInputElement>) {
    const result = typePlate(plate, part, target.value);
    onValueChange(joinPlate(result.plate));
    if (result.nextPart !== part) inputs.current[result.nextPart]?.focus();
  }

  return (
    <fieldset
      id={id}
      data-field=""
      data-invalid={error ? '' : undefined}
      aria-describedby={cx(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      className="nu:min-w-0"
    >
      <legend className="nu:mb-1.5 nu:text-[0.9375rem] nu:leading-6 nu:font-semibold">{label}</legend>
      <div className="nu:flex nu:gap-2">
        {PARTS.map(({ part, placeholder, className }) => (
          <div
            key={part}
            className={cx(
              'nu:field-frame nu:flex nu:min-h-[50px] nu:items-stretch nu:overflow-hidden',
              className,
            )}
            data-invalid={invalidParts.includes(part) ? '' : undefined}
          >
            <input
              ref={(input) => {
                inputs.current[part] = input;
              }}
              type="text"
              aria-label={texts[part]}
              aria-required
              aria-invalid={invalidParts.includes(part) ? true : undefined}
              aria-describedby={invalidParts.includes(part) ? `${id}-error` : undefined}
              inputMode={part === 'number' ? 'numeric' : 'text'}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              // Longer than the part, because typed or pasted text continues in the next parts.
              maxLength={MAX_LENGTH}
              placeholder={placeholder}
              value={plate[part]}
              onChange={(event) => handleChange(part, event)}
              className="nu:tabular nu:w-full nu:min-w-0 nu:bg-transparent nu:px-2 nu:py-3 nu:text-center nu:text-base nu:text-ink nu:uppercase nu:outline-none nu:placeholder:text-muted/80"
            />
          </div>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
