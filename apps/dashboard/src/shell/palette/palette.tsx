import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { useCustomersGender } from '../customers-gender.ts';
import { navigationItemsOf } from '../frame/navigation-items.ts';
import { useVenue } from '../venue-provider.tsx';

type PaletteProps = { readonly onClose: () => void; readonly onKeys: () => void };

/** Goes anywhere by a few letters: a screen, another venue, a customer, a booking by its number or customer. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  const t = useTranslations('records.palette');
  const [text, setText] = useState('');
  const entries = usePaletteEntries(text.trim());
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button when it opens, which is over by now.
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog isOpen onClose={onClose} label={t('open')}>
      <Command label={t('open')} loop>
        <Command.Input
          ref={input}
          value={text}
          onValueChange={setText}
          placeholder={t('placeholder')}
          className="mb-3 min-h-12 w-[calc(100%-2rem)] rounded-control border border-line-field bg-surface px-3"
        />
        <Command.List className="max-h-[50dvh] overflow-y-auto">
          <Command.Empty className="px-2 py-4 text-ink-soft">{t('none')}</Command.Empty>
          {entries.map(({ key, go, ...entry }) => (
            <PaletteItem
              key={key}
              {...entry}
              id={key}
              onChoose={() => {
                onClose();
                go();
              }}
            />
          ))}
          <PaletteItem icon="eye" label={t('keys')} id="keys" onChoose={onKeys} />
        </Command.List>
      </Command>
    </Dialog>
  );
}

type PaletteEntry = { readonly key: string; readonly icon: IconName; readonly label: string; readonly go: () => void };

/** Where somebody can go who has typed a text. */
function usePaletteEntries(text: string): PaletteEntry[] {
  const t = useTranslations('records.palette');
  const tNav = useTranslations('dashboard.nav');
  const gender = useCustomersGender();
  const { venue, venues, choose } = useVenue();
  const navigate = useNavigate();
  const to = (address: string) => () => void navigate(address);
  const clients = useClientsNamed(venue.role === 'staff' ? '' : text);
  const search = `/bookings/all?${new URLSearchParams({ text })}`;
  const others = venues.filter(({ id }) => id !== venue.id);
  return [
    ...navigationItemsOf(venue).map((item) => ({
      key: item.to,
      icon: item.icon,
      label: tNav(item.key, { gender }),
      go: to(item.to),
    })),
    ...clients.map(({ id, name }) => ({
      key: `customer ${id}`,
      icon: 'user' as const,
      label: name,
      go: to(`/customers/${id}`),
    })),
    ...(text === ''
      ? []
      : [{ key: 'bookings', icon: 'search' as const, label: t('bookings', { text }), go: to(search) }]),
    ...others.map(({ id, name }) => ({
      key: `venue ${id}`,
      icon: 'home' as const,
      label: t('venue', { name }),
      go: () => choose(id),
    })),
  ];
}

type PaletteItemProps = {
  readonly icon: IconName;
  readonly label: string;
  /** Tells entries with the same words apart. */
  readonly id: string;
  readonly onChoose: () => void;
};

function PaletteItem({ icon, label, id, onChoose }: PaletteItemProps) {
  return (
    <Command.Item
      value={`${label} ${id}`}
      keywords={[label]}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 aria-selected:bg-lapis-tint"
    >
      <Icon name={icon} className="text-ink-soft" />
      <bdi>{label}</bdi>
    </Command.Item>
  );
}

/** Customers with a part of a name; from the second letter on. */
function useClientsNamed(text: string) {
  const { venue } = useVenue();
  const searchedText = useDeferredValue(text);
  const query = useQuery({
    queryKey: ['customers', venue.id, 'named', searchedText],
    enabled: searchedText.length > 1,
    queryFn: async ({ signal }) =>
      (await api().listClients({ params: { id: String(venue.id) }, query: { text: searchedText, limit: '5' }, signal }))
        .data,
    staleTime: 30_000,
  });
  return query.data ?? [];
}
