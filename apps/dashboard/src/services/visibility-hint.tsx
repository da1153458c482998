import type { OwnService } from '@tajmeelspot/contract/venues/own-services.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useCustomersGender } from '../shell/customers-gender.ts';
import { useOwnVenue } from '../shell/venue/venue-queries.ts';

type HintProps = { readonly service: Pick<OwnService, 'status' | 'visibility' | 'venue_id'> };

const isHidden = ({ status, visibility }: HintProps['service']) => status === 'published' && !visibility.is_shown;

/** What leads out of an obstacle; nothing where only an operator can act. */
const nextSteps = {
  venue_waiting: undefined,
  venue_asked: { to: '/settings', label: 'toSettings' },
  venue_declined: { to: '/settings', label: 'toSettings' },
  text_held: { to: '#texts', label: 'toTexts' },
  text_declined: { to: '#texts', label: 'toTexts' },
  licence_missing: { to: '/licences', label: 'toLicences' },
} as const;

/** In a list: that customers do not see a service that is published. */
export function VisibilityMark({ service }: HintProps) {
  const t = useTranslations('venue.visibility');
  return isHidden(service) && <Badge tone="waiting" icon="alert" label={t('mark')} />;
}

/** Says why customers do not see a service that is published, and the next step for each reason. */
export function VisibilityHint({ service }: HintProps) {
  const t = useTranslations('venue.visibility');
  const gender = useCustomersGender();
  if (!isHidden(service)) return null;
  const { obstacles } = service.visibility;
  return (
    <aside className="grid gap-3 rounded-card bg-sand p-4 text-15">
      <p className="flex gap-2.5">
        <Icon name="alert" className="mt-0.75 size-4.5 shrink-0 text-pending" />
        <b className="font-strong">{t('title', { gender })}</b>
      </p>
      {obstacles.length === 0 && <p>{t('other')}</p>}
      {obstacles.map((obstacle) => (
        <Obstacle key={obstacle} obstacle={obstacle} service={service} />
      ))}
    </aside>
  );
}

type ObstacleProps = HintProps & { readonly obstacle: OwnService['visibility']['obstacles'][number] };

function Obstacle({ obstacle, service: { venue_id: venueId, visibility } }: ObstacleProps) {
  const t = useTranslations('venue.visibility');
  const { data: venue } = useOwnVenue(venueId);
  const isOfTexts = obstacle === 'text_held' || obstacle === 'text_declined';
  const isOfVenue = obstacle === 'venue_asked' || obstacle === 'venue_declined';
  const reply = isOfTexts ? visibility.reply : isOfVenue ? venue?.approval.reply : null;
  const next = nextSteps[obstacle];
  return (
    <div className="grid justify-items-start gap-1.5">
      <p>{t(obstacle === 'venue_waiting' ? 'venue_unchecked' : obstacle)}</p>
      {isOfTexts && visibility.held_words.length > 0 && (
        <p className="wrap-anywhere">{t('words', { words: visibility.held_words.join(' · ') })}</p>
      )}
      {reply && <p className="wrap-anywhere">{t('reply', { reply })}</p>}
      {next && <NextStep to={next.to} label={t(next.label)} />}
    </div>
  );
}

function NextStep({ to, label }: { readonly to: string; readonly label: string }) {
  const look = buttonClass({ kind: 'outline', size: 'small' });
  return to.startsWith('#') ? (
    <a href={to} className={look}>
      {label}
    </a>
  ) : (
    <Link to={to} className={look}>
      {label}
    </Link>
  );
}
