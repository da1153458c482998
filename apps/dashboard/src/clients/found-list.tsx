import type { FoundClient } from '@tajmeelspot/contract/clients/shape.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import { useLocale } from '../shell/locale.ts';

type FoundListProps = {
  readonly label: string;
  readonly clients: readonly FoundClient[];
  /** What a client with allergies is marked by. */
  readonly allergiesText: string;
  readonly onChoose: (client: FoundClient) => void;
};

/** The clients whom a text finds; one tap chooses one. */
export function FoundList({ label, clients, allergiesText, onChoose }: FoundListProps) {
  if (clients.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="max-h-64 overflow-auto rounded-control bg-surface inset-ring inset-ring-lapis-line"
    >
      {clients.map((client) => (
        <li key={client.id} className="border-b border-line last:border-b-0">
          <button
            type="button"
            className="grid min-h-13 w-full grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-3 py-1.5 text-start hover:bg-lapis-tint"
            onClick={() => onChoose(client)}
          >
            <Initial name={client.name} className="size-9 bg-sand text-ink-soft" />
            <FoundFacts client={client} />
            {client.has_allergies && (
              <span className="flex items-center gap-1 text-13 font-strong text-other">
                <Icon name="alert" className="size-4.5" />
                {allergiesText}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function FoundFacts({ client }: { readonly client: FoundClient }) {
  const locale = useLocale();
  return (
    <span className="min-w-0">
      <b className="block truncate font-strong">
        <bdi>{client.name}</bdi>
      </b>
      <span className="flex flex-wrap gap-x-2 text-13 text-ink-soft">
        {client.masked_phone !== null && (
          <bdi dir="ltr" className="tabular-nums">
            {client.masked_phone}
          </bdi>
        )}
        {client.last_completed_at !== null && (
          <span>{formatDay(locale, inBaghdad(client.last_completed_at).date, 'short')}</span>
        )}
        {client.tags[0] !== undefined && <bdi className="truncate">{client.tags[0]}</bdi>}
      </span>
    </span>
  );
}
