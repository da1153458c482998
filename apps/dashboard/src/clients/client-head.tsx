import type { ClientDetail } from '@tajmeelspot/contract/clients/shape.ts';
import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Initial } from '@tajmeelspot/ui/initial.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type ClientHeadProps = {
  readonly client: ClientDetail;
  /** The number, masked or whole, with the way to see it. */
  readonly phone: ReactNode;
  readonly actions: ReactNode;
  readonly onAddTag: () => void;
  readonly onRemoveTag: (tag: string) => void;
};

/** Who it is: number, account and the venue's own words. */
export function ClientHead({ client, phone, actions, onAddTag, onRemoveTag }: ClientHeadProps) {
  const t = useTranslations('clients');
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 gap-y-3">
      <Initial name={client.name} className="size-16 bg-lapis-tint text-22 text-lapis" />
      <ul className="grid content-center gap-1 text-15 text-ink-soft">
        <li className="flex flex-wrap items-center gap-x-1.5">
          <Icon name="phone" className="size-4.5" />
          {phone}
        </li>
        <li className="flex items-center gap-1.5">
          <Icon name="user" className="size-4.5" />
          <span>{t(client.has_account ? 'account' : 'noAccount')}</span>
        </li>
      </ul>
      <div className="flex flex-wrap items-start gap-2">{actions}</div>
      <ul aria-label={t('tags')} className="col-span-full flex flex-wrap gap-2">
        {client.tags.map((tag) => (
          <li key={tag}>
            <Chip aria-label={t('removeTag', { tag })} onClick={() => onRemoveTag(tag)}>
              <Icon name="tag" className="size-4 text-ink-soft" />
              <bdi>{tag}</bdi>
              <Icon name="close" className="size-3.5 text-ink-soft" />
            </Chip>
          </li>
        ))}
        <li>
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-15 font-strong text-lapis hover:bg-lapis-tint"
            onClick={onAddTag}
          >
            <Icon name="plus" className="size-4.5" />
            {t('tag')}
          </button>
        </li>
      </ul>
    </div>
  );
}
