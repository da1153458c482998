import type { PricedTreatment } from '@tajmeelspot/contract/catalog.ts';
import { formatDuration } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Price } from '@tajmeelspot/ui/price.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';

type TreatmentPickerProps = {
  readonly pricing: readonly PricedTreatment[];
  readonly chosenId: number | undefined;
  /** What the buttons are for, where it is not the treatment itself. */
  readonly label?: string | undefined;
  readonly onChoose: (treatmentId: number) => void;
};

/** The price list as buttons: taking one is one tap. */
export function TreatmentPicker({ pricing, chosenId, label, onChoose }: TreatmentPickerProps) {
  const t = useTranslations('booking');
  const locale = useLocale();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{label ?? t('treatment.title')}</legend>
      {pricing.map((treatment) => {
        const isOn = treatment.id === chosenId;
        return (
          <button
            key={treatment.id}
            type="button"
            aria-pressed={isOn}
            className={`flex min-h-14 items-center gap-3 rounded-control px-4 py-2.5 text-start ${isOn ? 'bg-lapis-tint inset-ring-2 inset-ring-lapis' : 'inset-ring inset-ring-line hover:bg-lapis-tint'}`}
            onClick={() => onChoose(treatment.id)}
          >
            <span className="flex-1">
              <span className="block leading-snug font-strong">{treatment.title}</span>
              <span className="text-13 text-ink-soft">{formatDuration(locale, treatment.duration)}</span>
            </span>
            <span className="text-end">
              <Price iqd={treatment.final_price} className="block font-strong" />
              {treatment.discount > 0 && (
                <s className="text-13 text-ink-soft">
                  <Price iqd={treatment.price} />
                </s>
              )}
            </span>
            <Icon name={isOn ? 'check' : 'chevron-end'} isFlipped={!isOn} className="size-4 text-lapis" />
          </button>
        );
      })}
    </fieldset>
  );
}
