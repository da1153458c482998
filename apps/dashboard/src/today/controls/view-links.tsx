import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Menu, menuEntryClass } from '@tajmeelspot/ui/menu.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { addressOf, type CalendarView, calendarViews } from '../calendar-view-name.ts';

type ViewLinksProps = {
  readonly view: CalendarView;
  /** YYYY-MM-DD; absent where it is today's. */
  readonly day: string | undefined;
};

/** The ways to the views of a day. */
export function ViewLinks({ view, day }: ViewLinksProps) {
  const t = useTranslations('dashboard.calendar');
  return (
    <nav aria-label={t('views')} className="flex rounded-control bg-sand p-1">
      {calendarViews.map((name) => (
        <Link
          key={name}
          to={addressOf(name, day)}
          aria-current={name === view ? 'page' : undefined}
          className="grid min-h-9 flex-1 place-items-center rounded-small px-3 text-15 text-ink-soft hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:font-strong aria-[current=page]:text-ink aria-[current=page]:shadow-rest max-md:min-h-11"
        >
          {t(name)}
        </Link>
      ))}
    </nav>
  );
}

/** The same where there is no room for a row: a menu. */
export function ViewMenu({ view, day }: ViewLinksProps) {
  const t = useTranslations('dashboard.calendar');
  return (
    <Menu
      face={<Icon name="calendar" />}
      buttonLabel={`${t('views')}: ${t(view)}`}
      buttonClassName="grid size-11 shrink-0 place-items-center rounded-control bg-surface text-lapis inset-ring inset-ring-lapis-line"
      className="fixed inset-auto inset-e-4 top-40 w-48 rounded-card p-2 inset-ring inset-ring-line"
    >
      <ul>
        {calendarViews.map((name) => (
          <li key={name}>
            <Link
              to={addressOf(name, day)}
              aria-current={name === view ? 'page' : undefined}
              className={menuEntryClass}
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
