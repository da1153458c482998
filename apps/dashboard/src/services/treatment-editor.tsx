import { errorsBelow } from '@tajmeelspot/ui/form/remaining-errors.ts';
import { useTreatmentLine } from './use-treatment-line.ts';
import { formatMoney } from '@tajmeelspot/language/money.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { NumberField } from '../fields/number-field.tsx';
import { textIn } from '../fields/localized-text.ts';
import { LocalizedTextField } from '../fields/localized-text-field.tsx';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import {
  type TreatmentDraft,
  emptyTreatment,
  finalPrice,
  draftFromTemplate,
  withProcedure,
} from './treatment-drafts.ts';
import { ProcedureField } from './procedures/procedure-field.tsx';
import { findProcedures, type Registry } from './procedures/registry.ts';
import { TreatmentTiming } from './treatment-timing.tsx';
import { TreatmentTemplates } from './treatment-templates.tsx';

type TreatmentEditorProps = {
  readonly treatments: readonly TreatmentDraft[];
  readonly registry: Registry;
  readonly categoryId: number;
  /** Sentences by field, such as treatments.0.price. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (treatments: TreatmentDraft[]) => void;
};

/** A price list: usual treatments come with one tap, and every line can be changed, moved and removed. */
export function TreatmentEditor({ treatments, registry, categoryId, errors, onChange }: TreatmentEditorProps) {
  const t = useTranslations('venue.services');
  const language = useLanguage();
  const titles = new Set(treatments.map(({ title }) => textIn(title, language)));
  const unusedTemplates = findProcedures(registry, categoryId, '').filter(
    ({ title }) => !titles.has(textIn(title, language)),
  );
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {treatments.map((treatment, index) => (
          <li key={treatment.key}>
            <TreatmentFieldset
              {...{ treatment, registry, categoryId, index, errors }}
              isLast={index === treatments.length - 1}
              onChange={(next) => onChange(treatments.with(index, next))}
              onRemove={() => onChange(treatments.toSpliced(index, 1))}
              onMove={(by) => onChange(treatments.toSpliced(index, 1).toSpliced(index + by, 0, treatment))}
            />
          </li>
        ))}
      </ul>
      <Button
        kind="outline"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...treatments, emptyTreatment()])}
      >
        <Icon name="plus" />
        {t('addLine')}
      </Button>
      {unusedTemplates.length > 0 && (
        <TreatmentTemplates
          {...{ registry, categoryId }}
          templates={unusedTemplates}
          onChoose={(one) => onChange([...treatments, draftFromTemplate(one)])}
        />
      )}
    </div>
  );
}

type TreatmentFieldsetProps = Pick<TreatmentEditorProps, 'errors' | 'registry' | 'categoryId'> & {
  readonly treatment: TreatmentDraft;
  readonly index: number;
  readonly isLast: boolean;
  readonly onChange: (treatment: TreatmentDraft) => void;
  readonly onRemove: () => void;
  readonly onMove: (by: number) => void;
};

type TreatmentHeadingProps = Pick<TreatmentFieldsetProps, 'index' | 'isLast' | 'onRemove' | 'onMove'> & {
  readonly name: string;
};

function TreatmentHeading({ name, index, isLast, onRemove, onMove }: TreatmentHeadingProps) {
  const t = useTranslations('venue.services');
  const number = formatNumber(useLocale(), index + 1);
  return (
    <div className="-my-2 flex items-center justify-between">
      <span className="text-13 font-strong text-ink-soft">{t('line', { number })}</span>
      <div className="-me-2 flex">
        {index > 0 && <IconButton label={t('up', { name })} icon="chevron-down" isUp onPress={() => onMove(-1)} />}
        {!isLast && <IconButton label={t('down', { name })} icon="chevron-down" onPress={() => onMove(1)} />}
        <IconButton label={t('removeLine', { name })} icon="close" onPress={onRemove} />
      </div>
    </div>
  );
}

function TreatmentFieldset({
  treatment,
  registry,
  categoryId,
  index,
  errors,
  onChange,
  ...heading
}: TreatmentFieldsetProps) {
  const t = useTranslations('venue.services');
  const gender = useCustomersGender();
  const language = useLanguage();
  const locale = useLocale();
  const name = textIn(treatment.title, language) || t('line', { number: formatNumber(locale, index + 1) });
  const lineErrors = errorsBelow(errors, `treatments.${index}.`);
  const line = useTreatmentLine(treatment, lineErrors, onChange);
  const finalPriceIqd = finalPrice(treatment);
  return (
    <fieldset aria-label={name} className="grid min-w-0 gap-3 rounded-card p-4 inset-ring inset-ring-line">
      <TreatmentHeading {...heading} {...{ name, index }} />
      <LocalizedTextField {...line.localized('title')} />
      <ProcedureField
        {...{ treatment, registry, categoryId }}
        onChoose={(procedure) => onChange(withProcedure(treatment, procedure))}
      />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {(['price', 'duration', 'buffer', 'discount'] as const).map((field) => (
          <NumberField key={field} {...line.number(field)} />
        ))}
      </div>
      <TreatmentTiming treatment={treatment} line={line} errors={lineErrors} />
      {finalPriceIqd !== undefined && (
        <p className="text-15">{t('pays', { gender, price: formatMoney(locale, finalPriceIqd) })}</p>
      )}
    </fieldset>
  );
}

type IconButtonProps = {
  readonly label: string;
  readonly icon: IconName;
  readonly isUp?: boolean;
  readonly onPress: () => void;
};

function IconButton({ label, icon, isUp = false, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-lapis-tint hover:text-lapis"
      onClick={onPress}
    >
      <Icon name={icon} className={`size-4.5 ${isUp ? 'rotate-180' : ''}`} />
    </button>
  );
}
