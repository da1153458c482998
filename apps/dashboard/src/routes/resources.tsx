import type { Schedule } from '@tajmeelspot/contract/scheduling.ts';
import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { KindCard } from '../resources/kind-card.tsx';
import { KindDialog } from '../resources/kind-dialog.tsx';
import { ResourceDialog } from '../resources/resource-dialog.tsx';
import {
  type ResourceInput,
  type ResourceKind,
  toKindInput,
  withKind,
  withResource,
} from '../resources/resource-kinds.ts';
import { resourceName } from '../resources/resource-name.ts';
import { changeErrorOf, useResourceChange } from '../shell/venue/use-resource-change.ts';
import { Head } from '../shell/frame/head.tsx';
import { useLocale } from '../shell/locale.ts';
import { useVenue } from '../shell/venue-provider.tsx';
import type { SaveState } from '../shell/venue/use-save.ts';
import { useOwnServices, useSchedule } from '../shell/venue/venue-queries.ts';

/** The rooms, chairs and devices of the venue, and which treatments need them. */
export function Resources() {
  const t = useTranslations('venue.resources');
  const { venue } = useVenue();
  const schedule = useSchedule(venue.id);
  const services = useOwnServices(venue.id);
  return (
    <>
      <Head title={t('title')} />
      <LoadState of={schedule} />
      {schedule.data && services.data && <ResourceKinds schedule={schedule.data} services={services.data} />}
    </>
  );
}

type OpenedResource = { readonly kind: ResourceKind; readonly resource: ResourceInput };

type ResourceKindsProps = { readonly schedule: Schedule; readonly services: readonly OwnService[] };

function ResourceKinds({ schedule, services }: ResourceKindsProps) {
  const t = useTranslations('venue.resources');
  const [opened, setOpened] = useState<ResourceKind | 'new'>();
  const [resource, setResource] = useState<OpenedResource>();
  const { resource_kinds: kinds } = schedule;
  const { send, dialog, ...saving } = useResourceChange(schedule);
  const { removeKind, removeResource, ...removal } = useResourceRemoval(schedule);
  return (
    <>
      <Button className="md:justify-self-start" onClick={() => setOpened('new')}>
        <Icon name="plus" />
        {t('addKind')}
      </Button>
      <ErrorMessage text={(opened ?? resource) ? undefined : (changeErrorOf(saving) ?? removal.errorMessage)} />
      {kinds.length === 0 && <EmptyState isList title={t('none')} text={t('noneText')} />}
      <div className="grid gap-6 lg:grid-cols-2">
        {kinds.map((kind) => (
          <KindCard
            key={kind.id}
            kind={kind}
            isBusy={saving.isBusy}
            services={services}
            onEdit={() => setOpened(kind)}
            onRemove={() => removeKind(kind)}
            onOpen={(one) => setResource({ kind, resource: one })}
            onAdd={(one) => send(withKind(kinds, withResource(kind, one)))}
          />
        ))}
      </div>
      {opened && (
        <KindDialog
          kind={opened === 'new' ? undefined : opened}
          {...{ services, saving }}
          onSave={(kind) => send(withKind(kinds, kind), () => setOpened(undefined))}
          onClose={() => setOpened(undefined)}
        />
      )}
      {resource && (
        <OpenResource
          {...{ resource, saving }}
          onSave={(one, after) => send(withKind(kinds, withResource(resource.kind, one)), after)}
          onRemove={(after) => removeResource(resource, after)}
          onClose={() => setResource(undefined)}
        />
      )}
      {dialog}
      {removal.dialog}
    </>
  );
}

type OpenResourceProps = {
  readonly resource: OpenedResource;
  readonly saving: SaveState;
  readonly onSave: (resource: ResourceInput, after: () => void) => void;
  readonly onRemove: (after: () => void) => void;
  readonly onClose: () => void;
};

/** One room, chair or device over the screen; the only one of a kind goes with its kind alone. */
const OpenResource = ({ resource: { kind, resource }, saving, onSave, onRemove, onClose }: OpenResourceProps) => (
  <ResourceDialog
    kind={kind.name}
    {...{ resource, saving, onClose }}
    onSave={(one) => onSave(one, onClose)}
    onRemove={kind.resources.length > 1 ? () => onRemove(onClose) : undefined}
  />
);

/** Removes a kind or one of a kind, which comes back with its number and its bookings when that is undone. */
function useResourceRemoval(schedule: Schedule) {
  const t = useTranslations('venue.resources');
  const tDashboard = useTranslations('dashboard');
  const locale = useLocale();
  const { resource_kinds: kinds } = schedule;
  const { send, dialog, ...removal } = useResourceChange(schedule, { isQuiet: true });
  const again = useResourceChange(schedule);
  const former = kinds.map(toKindInput);
  const run = () => again.restore(former);
  const toastRemoved = (name: string) => toast(t('removed', { name }), { action: { label: tDashboard('undo'), run } });
  return {
    dialog: dialog ?? again.dialog,
    errorMessage: changeErrorOf(removal) ?? changeErrorOf(again),
    removeKind: ({ id, name }: ResourceKind) =>
      send(
        former.filter((one) => one.id !== id),
        () => toastRemoved(name),
      ),
    removeResource: ({ kind, resource }: OpenedResource, after: () => void) => {
      const resources = kind.resources.filter(({ id }) => id !== resource.id);
      send(withKind(kinds, { ...toKindInput(kind), resources }), () => {
        after();
        toastRemoved(resourceName(locale, kind.name, resource.number));
      });
    },
  };
}
