import type { Agenda } from '@tajmeelspot/contract/backoffice/agenda.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Menu } from '@tajmeelspot/ui/menu.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../../shell/locale.ts';

type TeamMenuProps = {
  readonly team: Agenda['employees'];
  readonly shownIds: readonly number[];
  readonly toggle: (id: number) => void;
};

/** Whose columns are shown: a box for each. */
export function TeamMenu({ team, shownIds, toggle }: TeamMenuProps) {
  const t = useTranslations('dashboard.calendar');
  const locale = useLocale();
  const [shown, all] = [shownIds.length, team.length].map((count) => formatNumber(locale, count));
  const text = t('teamShown', { shown: shown ?? '', all: all ?? '' });
  return (
    <Menu
      face={
        <>
          <Icon name="users" />
          <span>{text}</span>
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      buttonLabel={`${t('team')}, ${text}`}
      buttonClassName={`${buttonClass({ kind: 'outline', size: 'small' })} !px-3`}
      className="fixed inset-auto inset-e-4 top-20 max-h-[70dvh] w-72 rounded-card p-3 inset-ring inset-ring-line"
    >
      <fieldset className="grid">
        <legend className="sr-only">{t('team')}</legend>
        {team.map(({ id, name }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-lapis-tint"
          >
            <input
              type="checkbox"
              checked={shownIds.includes(id)}
              className="size-5 shrink-0 accent-lapis"
              onChange={() => toggle(id)}
            />
            <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
