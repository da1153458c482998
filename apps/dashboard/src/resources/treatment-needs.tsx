import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { SwitchField } from '@tajmeelspot/ui/switch-field.tsx';
import { textIn } from '../fields/localized-text.ts';
import { useLanguage } from '../shell/language.ts';

type TreatmentNeedsProps = {
  readonly label: string;
  readonly services: readonly OwnService[];
  readonly chosen: readonly number[];
  readonly onChange: (chosen: number[]) => void;
};

/** Which treatments need one of a kind, by service where there are several. */
export function TreatmentNeeds({ label, services, chosen, onChange }: TreatmentNeedsProps) {
  const language = useLanguage();
  const shown = services.filter(({ treatments }) => treatments.length > 0);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-15 font-strong">{label}</legend>
      {shown.map((service) => (
        <div key={service.id}>
          {shown.length > 1 && <p className="text-13 text-ink-soft">{textIn(service.title, language)}</p>}
          {service.treatments.map(({ id, title }) => (
            <SwitchField
              key={id}
              name={`treatment-${id}`}
              label={textIn(title, language)}
              isOn={chosen.includes(id)}
              onChange={(isOn) => onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
