import { Icon } from '../icon.tsx';
import { Logo } from '../logo.tsx';
import type { AppNavigation } from './app-navigation.ts';

const entryClass =
  'relative flex min-h-11 items-center gap-3 rounded-control px-3 text-15 hover:bg-on-field-tint focus-visible:outline-on-field aria-[current=page]:bg-on-field aria-[current=page]:font-strong aria-[current=page]:text-field-deep max-lg:min-h-15 max-lg:flex-col max-lg:justify-center max-lg:gap-1 max-lg:px-1 max-lg:text-center max-lg:text-13';

/** At the side of wide screens: where one is, the screens, the way back to the site. */
export function SideNavigation({ label, name, screens, search, site, Link }: AppNavigation) {
  return (
    <aside className="bg-lapis-deep text-on-field-soft [--logo-hole:var(--lapis-deep)] [--logo-mark:var(--on-field)] max-md:hidden print:hidden">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-2 py-5 lg:px-3.5">
        <Logo className="shrink-0 justify-center text-on-field max-lg:[&>svg:last-child]:hidden lg:justify-start lg:px-2.5" />
        <p className="rounded-control bg-on-field-tint p-3 font-strong text-on-field max-lg:px-1 max-lg:text-center max-lg:text-13">
          <bdi>{name}</bdi>
        </p>
        {search && (
          <button type="button" aria-keyshortcuts="Control+K" className={entryClass} onClick={search.onOpen}>
            <Icon name="search" />
            {search.label}
          </button>
        )}
        <nav aria-label={label}>
          <ul className="grid gap-1">
            {screens.map((screen) => (
              <li key={screen.to}>
                <Link to={screen.to} end={screen.to === '/'} className={entryClass}>
                  <Icon name={screen.icon} />
                  {screen.label}
                  {screen.mark}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <a href={site.href} className={`${entryClass} mt-auto`}>
          <Icon name="globe" />
          {site.label}
        </a>
      </div>
    </aside>
  );
}
