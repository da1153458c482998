import type { Booking, BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { BookedResource } from '@tajmeelspot/contract/scheduling/resources.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { resourceName, resourcesOf } from '../../resources/resource-name.ts';
import { api } from '../api.ts';
import { useLocale } from '../locale.ts';
import { queryClient } from '../query-client.ts';
import { useErrorMessage } from '../use-error-message.ts';

/** The rooms, chairs and devices of a booking, each once. */
export function listResources({ items }: Pick<Booking, 'items'>): BookedResource[] {
  const all = items.flatMap(resourcesOf);
  return all.filter(({ id }, index) => all.findIndex((one) => one.id === id) === index);
}

type BookingResourcesProps = { readonly booking: Booking; readonly detail: BookingDetail | undefined };

/** Which room, chair or device a booking has; another one that is free can be chosen. */
export function BookingResources({ booking, detail }: BookingResourcesProps) {
  const locale = useLocale();
  const change = useResourceOf(booking);
  const toErrorMessage = useErrorMessage();
  return (
    <div className="grid gap-2">
      {listResources(booking).map((resource) => {
        const free = detail?.free_resources.filter(({ instead_of: id }) => id === resource.id) ?? [];
        return free.length === 0 ? (
          <span key={resource.id}>{textOf(locale, resource)}</span>
        ) : (
          <ResourceChoice
            key={resource.id}
            resource={resource}
            free={free}
            isBusy={change.isPending}
            onChoose={(to_id) => change.mutate({ resource_id: resource.id, to_id })}
          />
        );
      })}
      <ErrorMessage text={change.error ? toErrorMessage(change.error) : undefined} />
    </div>
  );
}

type ResourceChoiceProps = {
  readonly resource: BookedResource;
  readonly free: readonly BookedResource[];
  readonly isBusy: boolean;
  readonly onChoose: (id: number) => void;
};

function ResourceChoice({ resource, free, isBusy, onChoose }: ResourceChoiceProps) {
  const t = useTranslations('dashboard.booking');
  const locale = useLocale();
  return (
    <SelectField
      name={`resource-${resource.id}`}
      label={t('otherResource', { name: resourceName(locale, resource.kind, resource.number) })}
      value={resource.id}
      disabled={isBusy}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {[resource, ...free].map((one) => (
        <option key={one.id} value={one.id}>
          {textOf(locale, one)}
        </option>
      ))}
    </SelectField>
  );
}

const textOf = (locale: ReturnType<typeof useLocale>, { kind, number, label }: BookedResource): string =>
  `${resourceName(locale, kind, number)}${label === null ? '' : ` · ${label}`}`;

/** Gives a booking another room, chair or device; afterwards every list is asked for again. */
function useResourceOf({ id }: Pick<Booking, 'id'>) {
  return useMutation({
    mutationFn: (body: { resource_id: number; to_id: number }) =>
      api().assignResource({ params: { id: String(id) }, body }),
    onSuccess: ({ message, data }) => {
      queryClient.setQueryData(['booking', data.id], data);
      toast(message);
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['agenda'] }),
        queryClient.invalidateQueries({ queryKey: ['booking', id] }),
      ]),
  });
}
