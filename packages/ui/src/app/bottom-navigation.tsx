import { Icon } from '../icon.tsx';
import { Menu, menuEntryClass } from '../menu.tsx';
import type { AppNavigation } from './app-navigation.ts';

/** Icons stand in one line, also beside a name of two lines. */
const tabClass = 'relative flex min-h-14 w-full flex-col items-center gap-1 pt-2 pb-1 text-13 text-ink-soft';
/** Tabs are of one width, but for a word that needs more. */
const wordClass = 'px-0.5 text-center leading-4';

/** At the bottom of phones, within reach of the thumb: the screens that are wanted all day, and behind 'More' the rest. */
export function BottomNavigation(navigation: AppNavigation) {
  const { label, moreLabel, screens, Link } = navigation;
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid auto-cols-[minmax(min-content,1fr)] grid-flow-col">
        {screens
          .filter(({ isNear }) => isNear)
          .map(({ to, icon, label: word, mark }) => (
            <li key={to}>
              <Link
                to={to}
                end={to === '/'}
                className={`${tabClass} aria-[current=page]:font-strong aria-[current=page]:text-lapis`}
              >
                <Icon name={icon} />
                <span className={wordClass}>{word}</span>
                {mark}
              </Link>
            </li>
          ))}
        <li className="group">
          <Menu
            face={
              <>
                <Icon name="menu" />
                <span className={wordClass}>{moreLabel}</span>
              </>
            }
            buttonClassName={`${tabClass} group-has-aria-[current=page]:font-strong group-has-aria-[current=page]:text-lapis`}
            className="fixed inset-x-3 inset-y-auto bottom-18 w-auto rounded-card p-3 inset-ring inset-ring-line"
          >
            <FarEntries {...navigation} />
          </Menu>
        </li>
      </ul>
    </nav>
  );
}

function FarEntries({ name, screens, search, site, Link }: AppNavigation) {
  return (
    <>
      <p className="px-3 pt-1 pb-2 font-strong">
        <bdi>{name}</bdi>
      </p>
      <ul className="grid grid-cols-2 gap-1">
        {screens
          .filter(({ isNear }) => !isNear)
          .map(({ to, icon, label, mark }) => (
            <li key={to}>
              <Link to={to} end={false} className={menuEntryClass}>
                <Icon name={icon} />
                {label}
                {mark}
              </Link>
            </li>
          ))}
        {search && (
          <li>
            <button type="button" className={menuEntryClass} onClick={search.onOpen}>
              <Icon name="search" />
              {search.label}
            </button>
          </li>
        )}
        <li>
          <a href={site.href} className={menuEntryClass}>
            <Icon name="globe" />
            {site.label}
          </a>
        </li>
      </ul>
    </>
  );
}
