import { DISTRICT_LEVELS, EARTHQUAKE_ZONE_LABELS, isDistrictLevel } from '@naungan/domain/lines/property';
import { useChoices } from '../../../flow/use-choices.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useMessages } from '../../../primitives/host/messages.ts';
import { RadioGroup } from '../../../primitives/radio-group/index.ts';
import { Select } from '../../../primitives/select/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { propertyQuestionsMessages } from './question-messages.ts';
import { type QuoteFieldsProps, quoteField } from './quote-fields.ts';

/** The question for the location; each list depends on the choice before it [2 §4]. */
export function PlaceQuestion({ search, errors, catalogue, onChoose }: QuoteFieldsProps) {
  const texts = useMessages('PropertyQuestions', propertyQuestionsMessages);
  const { province, district_level: level, district, address = '' } = search;
  const provinces = useChoices('', catalogue.loadProvinces);
  const districts = useChoices(province && level ? `${province}/${level}` : null, () =>
    province && level ? catalogue.loadDistricts(province, level) : Promise.resolve([]),
  );
  const chosenRow = districts.rows.find((row) => row.district === district);
  const hasNoDistrict = districts.state === 'ready' && districts.rows.length === 0;
  const failedLists = [provinces, districts].filter(({ state }) => state === 'failed');
  return (
    <>
      <Select
        {...quoteField('province', errors)}
        requirement="required"
        options={provinces.rows.map((name) => ({ value: name, label: name }))}
        value={provinces.rows.some((name) => name === province) ? (province ?? '') : ''}
        pending={provinces.state === 'loading'}
        placeholder={texts.chooseProvince}
        onValueChange={(value) => onChoose('province', value)}
      />
      <RadioGroup
        {...quoteField('district_level', errors)}
        requirement="required"
        orientation="vertical"
        options={DISTRICT_LEVELS.map((value) => ({ value, label: value }))}
        value={level ?? ''}
        onValueChange={(value) => isDistrictLevel(value) && onChoose('district_level', value)}
      />
      <Select
        {...quoteField('district', errors)}
        requirement="required"
        hint={
          hasNoDistrict
            ? texts.noDistrict(level ?? '', province ?? '')
            : chosenRow && texts.zone(EARTHQUAKE_ZONE_LABELS[chosenRow.zone])
        }
        options={districts.rows.map((row) => ({ value: row.district, label: row.district }))}
        value={chosenRow?.district ?? ''}
        disabled={districts.state === 'idle' || hasNoDistrict}
        pending={districts.state === 'loading'}
        placeholder={districts.state === 'idle' ? texts.chooseProvinceFirst : texts.chooseDistrict}
        onValueChange={(value) => onChoose('district', value)}
      />
      <TextArea
        {...quoteField('address', errors)}
        requirement="optional"
        rows={2}
        maxLength={500}
        hint={texts.streetHint}
        autoComplete="street-address"
        value={address}
        onChange={(event) => onChoose('address', event.target.value || undefined)}
      />
      {failedLists.length > 0 && (
        <p role="alert" className="nu:flex nu:flex-wrap nu:items-center nu:gap-3 nu:text-bad">
          {texts.loadFailed}
          <Button variant="secondary" size="sm" onClick={() => failedLists.map(({ retry }) => retry())}>
            {texts.retry}
          </Button>
        </p>
      )}
    </>
  );
}
