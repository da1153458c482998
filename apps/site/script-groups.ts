/** Modules that come in one file under a name; what is in an earlier group is in no later one. */
type ScriptGroup = { readonly name: string; readonly test: (id: string) => boolean };

const groupOf = (name: string, parts: readonly RegExp[]): ScriptGroup => ({
  name,
  test: (id) => parts.some((part) => part.test(id)),
});

/**
 * Which modules share a file. Twenty small files pack worse than one, each costs its headers, and on a slow line its turn: what
 * every page needs is one file, and so is what the same step on the way to a booking needs.
 */
export const scriptGroups: readonly ScriptGroup[] = [
  groupOf('site', [
    /\/node_modules\/(?:react|react-dom|scheduler|react-router|icu-minify)\//,
    /vite\/preload-helper/,
    /\/packages\/language\/src\/(?:languages|locale|numbers|plurals|money|clock|short-date)\b/,
    /\/packages\/ui\/src\/(?:button|close-guard|dialog|form\/field-declaration|frame\/field-frame|icon|khatam|labels|logo|menu|numbers\/numbers-store|picture|picture-placeholder|price|rating|select-field|skeleton|spinner|text-field|toast-store)\.tsx?/,
    /\/contract\/src\/forms\/search-fields\b/,
    /\/app\/(?:search\/(?:criteria|day-field)|catalog\/(?:use-next-day|service-card-view|clock-time))\b/,
    /\/app\/shell\/(?:browser-value|error-page|language|locale|navigation|nonce|session-store|session-watch|toasts|use-hydrated|use-session|with-base-path)\b/,
    /\/app\/shell\/(?:device\/(?:end-push|forget-passes|offline-pages|tab-store)|lazy|messages|newsletter\/newsletter-field)\b/,
    /\/app\/shell\/(?:footer\/(?:footer|newsletter-section|social-and-install-links|use-scripted-parts)|head\/(?:canonical-path|first-script|head-links|to-meta)|header\/(?:header|language-switch|page-link|phone-menu|progress)|offline\/(?:discover-routes|load-route-module|offline-text|offline-text-source|reload-button))\b/,
  ]),
  groupOf('dates', [/\/packages\/language\/src\/dates\b/]),
  groupOf('listing', [
    /\/packages\/language\/src\/lists\b/,
    /\/contract\/src\/booking\/items\b/,
    /\/app\/booking\/(?:booking-choices|slots\/slots|together\/together)\b/,
    /\/app\/catalog\/(?:initial-of|price-from|rating-badge)\b/,
    /\/app\/favourites\/heart-prompt\b/,
    /\/app\/shell\/(?:account\/(?:redirect-to-log-in|use-expired-session)|favourites\/favourite-problem|next-page|use-clock)\b/,
    /\/app\/venue\/(?:venue-link|venue-path)\b/,
  ]),
  groupOf('client', [
    /\/contract\/src\/client\b/,
    /\/app\/favourites\/use-heart\b/,
    /\/app\/shell\/(?:api|favourites\/(?:favourite-store|use-favourite)|to-form-errors)\b/,
  ]),
  groupOf('fields', [
    /\/packages\/ui\/src\/(?:chip|error-message|form\/describe-fields|switch-field|text-area)\b/,
    /\/contract\/src\/forms\/identity-fields\b/,
    /\/app\/(?:forms\/take-focus|identity\/phone\/(?:phone-code|phone-field))\b/,
  ]),
  groupOf('booking', [
    /\/app\/booking\/booking-paths\b/,
    /\/app\/routes\/booking\/(?:place-booking|use-booking-form|use-slot-calendar)\b/,
    /\/app\/shell\/(?:account\/use-phone-code|device\/pass-store)\b/,
  ]),
  groupOf('booking-sheet', [
    /\/packages\/ui\/src\/time-left\b/,
    /\/app\/booking\/(?:sheet\/sheet-header|slots\/(?:nearest-slots|slot-picker))\b/,
    /\/app\/catalog\/portrait\b/,
  ]),
];
