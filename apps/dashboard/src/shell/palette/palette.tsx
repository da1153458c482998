import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon, type IconName } from '@tajmeelspot/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { placesOf } from '../frame/places.ts';
import { useVenue } from '../house.tsx';

type PaletteProps = { readonly onClose: () => void; readonly onKeys: () => void };

/** Goes anywhere by a few letters: a screen, another venue, a customer, a booking by its number or customer. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  const t = useTranslations('records.palette');
  const tFrame = useTranslations('frame');
  const [text, setText] = useState('');
  const ways = useWays(text.trim());
  const input = useRef<HTMLInputElement>(null);
  // The dialog gives the focus to its first button when it opens, which is over by now.
  useEffect(() => input.current?.focus(), []);
  return (
    <Dialog isOpen onClose={onClose} label={t('open')} closeLabel={tFrame('close')}>
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
          {ways.map(({ key, go, ...way }) => (
            <Entry
              key={key}
              {...way}
              mark={key}
              onChoose={() => {
                onClose();
                go();
              }}
            />
          ))}
          <Entry icon="eye" words={t('keys')} mark="keys" onChoose={onKeys} />
        </Command.List>
      </Command>
    </Dialog>
  );
}

type Way = { readonly key: string; readonly icon: IconName; readonly words: string; readonly go: () => void };

/** Where somebody can go who has typed a text. */
function useWays(text: string): Way[] {
  const t = useTranslations('records.palette');
  const words = useTranslations('dashboard.nav');
  const { venue, venues, choose } = useVenue();
  const navigate = useNavigate();
  const to = (address: string) => () => void navigate(address);
  const customers = useCustomers(venue.role === 'staff' ? '' : text);
  const search = `/bookings/all?${new URLSearchParams({ text })}`;
  const others = venues.filter(({ id }) => id !== venue.id);
  return [
    ...placesOf(venue).map((place) => ({
      key: place.to,
      icon: place.icon,
      words: words(place.key),
      go: to(place.to),
    })),
    ...customers.map(({ id, name }) => ({
      key: `customer ${id}`,
      icon: 'user' as const,
      words: name,
      go: to(`/customers/${id}`),
    })),
    ...(text === ''
      ? []
      : [{ key: 'bookings', icon: 'search' as const, words: t('bookings', { text }), go: to(search) }]),
    ...others.map(({ id, name }) => ({
      key: `house ${id}`,
      icon: 'home' as const,
      words: t('venue', { name }),
      go: () => choose(id),
    })),
  ];
}

type PaletteEntryProps = {
  readonly icon: IconName;
  readonly words: string;
  /** Tells entries with the same words apart. */
  readonly mark: string;
  readonly onChoose: () => void;
};

function Entry({ icon, words, mark, onChoose }: PaletteEntryProps) {
  return (
    <Command.Item
      value={`${words} ${mark}`}
      keywords={[words]}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 aria-selected:bg-lapis-tint"
    >
      <Icon name={icon} className="text-ink-soft" />
      <bdi>{words}</bdi>
    </Command.Item>
  );
}

/** Customers with a part of a name; from the second letter on. */
function useCustomers(text: string) {
  const { venue } = useVenue();
  const wanted = useDeferredValue(text);
  const asked = useQuery({
    queryKey: ['customers', venue.id, 'named', wanted],
    enabled: wanted.length > 1,
    queryFn: async ({ signal }) =>
      (await api().listClients({ params: { id: String(venue.id) }, query: { text: wanted, limit: '5' }, signal })).data,
    staleTime: 30_000,
  });
  return asked.data ?? [];
}
