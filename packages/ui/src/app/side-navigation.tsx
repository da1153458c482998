import { Icon } from '../icon.tsx';
import { Logo } from '../logo.tsx';
import type { AppNavigation } from './app-navigation.ts';

const entryClass =
  'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-15 hover:bg-on-field-tint focus-visible:outline-on-field aria-[current=page]:bg-on-field aria-[current=page]:font-strong aria-[current=page]:text-field-deep @max-[160px]:min-h-15 @max-[160px]:flex-col @max-[160px]:justify-center @max-[160px]:gap-1 @max-[160px]:px-1 @max-[160px]:text-center @max-[160px]:text-13 @max-[90px]:min-h-11';

/** Where there is room for an icon alone, its word is for readers, and for a pointer that stays on it. */
const wordClass = '@max-[90px]:sr-only';

/** At the side of wide screens: where one is, the screens, the way back to the site. */
export function SideNavigation({ label, name, screens, search, site, Link }: AppNavigation) {
  return (
    <aside className="@container bg-lapis-deep text-on-field-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] max-md:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-2 py-5 @min-[160px]:px-3.5">
        <Logo className="shrink-0 justify-center text-on-field @max-[160px]:[&>svg:last-child]:hidden @min-[160px]:justify-start @min-[160px]:px-2.5" />
        <p className="@max-[90px]:hidden rounded-control bg-on-field-tint p-3 font-strong text-on-field @max-[160px]:px-1 @max-[160px]:text-center @max-[160px]:text-13">
          <bdi>{name}</bdi>
        </p>
        {search && (
          <button
            type="button"
            aria-keyshortcuts="Control+K"
            title={search.label}
            className={entryClass}
            onClick={search.onOpen}
          >
            <Icon name="search" />
            <span className={wordClass}>{search.label}</span>
          </button>
        )}
        <nav aria-label={label}>
          <ul className="grid gap-1">
            {screens.map((screen) => (
              <li key={screen.to} title={screen.label}>
                <Link to={screen.to} end={screen.to === '/'} className={entryClass}>
                  <Icon name={screen.icon} />
                  <span className={wordClass}>{screen.label}</span>
                  {screen.mark}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <a href={site.href} title={site.label} className={`${entryClass} mt-auto`}>
          <Icon name="globe" />
          <span className={wordClass}>{site.label}</span>
        </a>
      </div>
    </aside>
  );
}
