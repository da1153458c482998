import { Link } from 'react-router';
import { inLanguage, useLanguage } from '../shell/language.ts';
import { venuePath } from './venue-path.ts';

type VenueLinkProps = {
  readonly name: string;
  /** None in what a device stored before venues had pages. */
  readonly slug: string | undefined;
  readonly className?: string | undefined;
};

/** The name of a venue, which leads to its page. */
export function VenueLink({ name, slug, className = '' }: VenueLinkProps) {
  const language = useLanguage();
  if (!slug) return name;
  return (
    <Link to={inLanguage(language, venuePath(slug))} className={`hover:underline ${className}`}>
      {name}
    </Link>
  );
}
