import type { OwnVenue } from '@tajmeelspot/contract/venues/own-venues.ts';
import { siteAddress } from '@tajmeelspot/ui/app/site-address.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { useVenueLicences } from '../shell/venue/venue-queries.ts';
import { type ApprovalStep, approvalSteps } from './approval-steps.ts';

type ApprovalChecklistProps = { readonly venue: Pick<OwnVenue, 'id' | 'approval'> };

/** What an operator looks at before a new venue is shown, and what the owner can do about it; nothing where nobody has to look. */
export function ApprovalChecklist({ venue: { id, approval } }: ApprovalChecklistProps) {
  const t = useTranslations('venue.approval');
  const { data: licences } = useVenueLicences(id);
  if (!approval.is_needed) return null;
  const steps = approvalSteps(approval, licences);
  const isComplete = steps.every(({ state }) => state !== 'open');
  const lead = approval.state === 'none' && !isComplete ? 'lacking' : approval.state;
  return (
    <section
      aria-label={t('title')}
      className="grid gap-4 rounded-card bg-surface p-4 shadow-rest inset-ring inset-ring-line md:p-6"
    >
      <div>
        <h2 className="mb-1 text-22">{t('title')}</h2>
        <p className="text-15 text-ink-soft">{t(`lead.${lead === 'waiting' ? 'unchecked' : lead}`)}</p>
      </div>
      {approval.reply && (
        <p className="rounded-control bg-pending-tint px-3.5 py-2.5 text-15 wrap-anywhere text-pending">
          {t('reply', { reply: approval.reply })}
        </p>
      )}
      <ul className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step.name}>
            <StepRow step={step} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const marks = {
  done: { icon: 'check', look: 'bg-confirmed-tint text-confirmed' },
  open: { icon: 'alert', look: 'bg-pending-tint text-pending' },
  waiting: { icon: 'clock', look: 'bg-sand text-ink-soft' },
} as const;

function StepRow({ step: { name, state } }: { readonly step: ApprovalStep }) {
  const t = useTranslations('venue.approval');
  const { icon, look } = marks[state];
  return (
    <StepLink name={name}>
      <span aria-hidden="true" className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
        <Icon name={icon} className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-strong">{t(`steps.${name}`)}</span>
        <span className="block text-13 text-ink-soft">{t(`${stateTexts[state]}.${name}`)}</span>
      </span>
      <Icon name="chevron-end" isFlipped className="text-ink-soft" />
    </StepLink>
  );
}

const stateTexts = { done: 'done', open: 'open', waiting: 'inReview' } as const;

/** The number belongs to the account, which the site keeps. */
function StepLink({ name, children }: { readonly name: ApprovalStep['name']; readonly children: ReactNode }) {
  const language = useLanguage();
  const look = 'flex min-h-16 items-center gap-3 py-2 hover:text-lapis';
  if (name === 'phone') {
    return (
      <a href={siteAddress(language, '/profile')} className={look}>
        {children}
      </a>
    );
  }
  return (
    <Link to={name === 'licences' ? '/licences' : '/settings#data'} className={look}>
      {children}
    </Link>
  );
}
