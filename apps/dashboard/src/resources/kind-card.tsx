import { formatTime } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useTranslations } from 'use-intl';
import { textIn } from '../fields/localized-text.ts';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { freeNumber, newResource, type ResourceInput, type ResourceKind } from './resource-kinds.ts';
import { resourceName } from './resource-name.ts';

/** How each sort is drawn. */
const sortIcons: Record<ResourceKind['sort'], IconName> = {
  room: 'door',
  station: 'station',
  device: 'device',
  other: 'tag',
};

type KindCardProps = {
  readonly kind: ResourceKind;
  readonly isBusy: boolean;
  readonly services: readonly OwnService[];
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onOpen: (resource: ResourceInput) => void;
  readonly onAdd: (resource: ResourceInput) => void;
};

/** A kind of rooms, chairs or devices: what needs it, and each of them. */
export function KindCard({ kind, isBusy, services, onEdit, onRemove, onOpen, onAdd }: KindCardProps) {
  const t = useTranslations('venue.resources');
  const treatments = useTitles(services, kind.treatment_ids);
  const { id, name, sort, resources } = kind;
  return (
    <section
      aria-labelledby={`kind-${id}`}
      className="grid min-w-0 content-start gap-3 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6"
    >
      <div className="flex items-start gap-3">
        <Icon name={sortIcons[sort]} className="mt-1 size-6 shrink-0 text-lapis" />
        <div className="min-w-0 flex-1">
          <h2 id={`kind-${id}`} className="text-18 wrap-anywhere">
            {name}
          </h2>
          <p className="mt-1 text-13 text-ink-soft">
            {treatments.length === 0 ? t('neededByNone') : t('neededBy', { treatments: treatments.join(' · ') })}
          </p>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {resources.map((resource) => (
          <li key={resource.id}>
            <ResourceButton kind={name} resource={resource} onOpen={() => onOpen(resource)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          kind="outline"
          size="small"
          aria-label={t('addOneOf', { name })}
          isBusy={isBusy}
          onClick={() => onAdd(newResource(freeNumber(resources)))}
        >
          <Icon name="plus" />
          {t('addOne')}
        </Button>
        <Button kind="outline" size="small" aria-label={t('editKind', { name })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button kind="outline" size="small" aria-label={t('removeKind', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </section>
  );
}

/** The titles of some treatments. */
function useTitles(services: readonly OwnService[], ids: readonly number[]): string[] {
  const language = useLanguage();
  const chosen = services.flatMap(({ treatments }) => treatments).filter(({ id }) => ids.includes(id));
  return [...new Set(chosen.map(({ title }) => textIn(title, language)))];
}

type ResourceButtonProps = {
  readonly kind: string;
  readonly resource: ResourceInput;
  readonly onOpen: () => void;
};

function ResourceButton({ kind, resource, onOpen }: ResourceButtonProps) {
  const t = useTranslations('venue.resources');
  const locale = useLocale();
  const { number, label, is_in_use: isInUse, maintenance } = resource;
  return (
    <button
      type="button"
      className="flex min-h-14 w-full items-center gap-3 py-2 text-start hover:bg-lapis-tint"
      onClick={onOpen}
    >
      <span className="min-w-0 flex-1">
        <b className="block font-strong wrap-anywhere">
          {resourceName(locale, kind, number)}
          {label !== null && <bdi className="font-normal text-ink-soft"> · {label}</bdi>}
        </b>
        {maintenance.map(({ starts_on: startsOn, from, ends_on: endsOn, to }) => (
          <span key={`${startsOn} ${from}`} className="block text-13 text-ink-soft">
            {t('maintained', {
              from: `${formatDay(locale, startsOn, 'short')} ${formatTime(locale, from)}`,
              to: `${endsOn === startsOn ? '' : `${formatDay(locale, endsOn, 'short')} `}${formatTime(locale, to)}`,
            })}
          </span>
        ))}
      </span>
      {!isInUse && <span className="text-13 font-strong text-pending">{t('outOfUse')}</span>}
      <Icon name="chevron-end" isFlipped className="size-4 text-ink-soft" />
    </button>
  );
}
