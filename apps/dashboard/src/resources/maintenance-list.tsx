import { changeResourcesFields } from '@tajmeelspot/contract/forms/scheduling-fields.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { bindFields } from '@tajmeelspot/ui/form/bind-fields.ts';
import { errorsBelow } from '@tajmeelspot/ui/form/remaining-errors.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { DateField } from '@tajmeelspot/ui/moments/date-field.tsx';
import { TimeField } from '@tajmeelspot/ui/moments/time-field.tsx';
import { useTranslations } from 'use-intl';
import type { SaveState } from '../shell/venue/use-save.ts';
import type { ResourceInput } from './resource-kinds.ts';

type MaintenanceTime = ResourceInput['maintenance'][number];

type MaintenanceListProps = {
  readonly times: readonly MaintenanceTime[];
  readonly errors: SaveState['errors'];
  readonly onChange: (times: MaintenanceTime[]) => void;
};

const { maintenance: fields } = changeResourcesFields.kinds.resources;

/** When something is given to nobody. */
export function MaintenanceList({ times, errors, onChange }: MaintenanceListProps) {
  const t = useTranslations('venue.resources');
  return (
    <section aria-labelledby="maintenance" className="grid gap-3">
      <div>
        <h3 id="maintenance" className="text-16">
          {t('maintenance')}
        </h3>
        <p className="text-13 text-ink-soft">{t('maintenanceText')}</p>
      </div>
      {times.map((time, index) => (
        <MaintenanceFields
          // Times have no names of their own, and none changes its place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          time={time}
          errors={errorsBelow(errors, `maintenance.${index}`)}
          onChange={(changed) => onChange(times.with(index, changed))}
          onRemove={() => onChange(times.toSpliced(index, 1))}
        />
      ))}
      <Button
        kind="outline"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...times, emptyMaintenance()])}
      >
        <Icon name="plus" />
        {t('addMaintenance')}
      </Button>
    </section>
  );
}

/** Two hours of today, to begin with. */
function emptyMaintenance(): MaintenanceTime {
  const { date } = inBaghdad(Date.now());
  return { starts_on: date, from: '10:00', ends_on: date, to: '12:00' };
}

type MaintenanceFieldsProps = {
  readonly time: MaintenanceTime;
  readonly errors: ReturnType<typeof errorsBelow>;
  readonly onChange: (time: MaintenanceTime) => void;
  readonly onRemove: () => void;
};

function MaintenanceFields({ time, errors, onChange, onRemove }: MaintenanceFieldsProps) {
  const t = useTranslations('venue.resources');
  const form = bindFields({ fields, draft: time, onChange, t, errors });
  return (
    <div className="relative grid grid-cols-[minmax(0,4fr)_minmax(0,3fr)] gap-3 rounded-card bg-surface-sunk p-3 pt-9">
      <DateField
        {...form.moment('starts_on')}
        onChange={(day) => onChange({ ...time, starts_on: day, ends_on: time.ends_on < day ? day : time.ends_on })}
      />
      <TimeField {...form.moment('from')} />
      <DateField {...form.moment('ends_on')} min={time.starts_on} />
      <TimeField {...form.moment('to')} />
      <button
        type="button"
        aria-label={t('removeMaintenance')}
        title={t('removeMaintenance')}
        className="absolute inset-e-0 top-0 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-lapis-tint hover:text-lapis"
        onClick={onRemove}
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
