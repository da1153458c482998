import { data } from 'react-router';
import { languageOf } from '../shell/language.ts';
import type { Route } from './+types/not-found.ts';

/** Any address that no other route has. */
export function loader({ params }: Route.LoaderArgs) {
  languageOf(params);
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
