import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { chipClass } from '@tajmeelspot/ui/chip.tsx';
import type { ReactNode } from 'react';
import { maxTreatments } from '../../booking/booking-choices.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { Selection } from '../selection/selection.ts';
import { TreatmentRow } from './treatment-row.tsx';

type TreatmentGroupsProps = {
  readonly page: Pick<VenuePage, 'services' | 'employees' | 'licences'>;
  readonly selection: Selection;
  readonly searchOf: (treatmentId: number) => string;
  /** What is chosen, for browsers without scripts. */
  readonly plainSelection: ReactNode;
};

type ServiceOnPage = VenuePage['services'][number];

/** All treatments by category and service, each with its price and a way to add it. */
export function TreatmentGroups({ page, selection, searchOf, plainSelection }: TreatmentGroupsProps) {
  const t = useTranslations('venuePage');
  const byCategory = [...Map.groupBy(page.services, ({ category }) => category.id).values()];
  const isFull = selection.length >= maxTreatments;
  return (
    <section id="treatments" className="scroll-mt-14 pt-5!">
      <h2 className="sr-only">{t('sections.treatments')}</h2>
      <div id="selection" className="scroll-mt-14">
        <noscript>{plainSelection}</noscript>
      </div>
      {byCategory.length > 1 && <CategoryChips groups={byCategory} />}
      {isFull && <p className="mb-2 text-15 text-ink-soft">{t('full')}</p>}
      {byCategory.map((services, at) => (
        <div
          key={services[0]?.category.id}
          id={`category-${services[0]?.category.id}`}
          className={`scroll-mt-14 ${at > 0 ? 'pt-4' : ''}`}
        >
          {services.map((service) => (
            <section key={service.id} className="pt-4 first:pt-0">
              <h3 className="pb-0.5 text-13 font-strong tracking-normal text-ink-soft">{service.title}</h3>
              <ul>
                {service.pricing.map((treatment) => (
                  <TreatmentRow
                    key={treatment.id}
                    treatment={treatment}
                    team={teamOf(service, page)}
                    licences={page.licences.filter((licence) => treatment.licence_classes.includes(licence.class))}
                    isChosen={selection.some(({ id }) => id === treatment.id)}
                    isFull={isFull}
                    search={searchOf(treatment.id)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ))}
    </section>
  );
}

/** The names of who gives a service, as far as they say more than 'anyone'. */
function teamOf({ employee_ids: ids }: ServiceOnPage, { employees }: Pick<VenuePage, 'employees'>): string[] {
  const team = employees.filter(({ id }) => ids.includes(id));
  return team.length <= 2 ? team.map(({ name }) => name) : [];
}

function CategoryChips({ groups }: { readonly groups: readonly (readonly ServiceOnPage[])[] }) {
  const t = useTranslations('venuePage');
  const locale = useLocale();
  return (
    <nav aria-label={t('categories')} className="mb-4 flex flex-wrap gap-2">
      {groups.map((services) => (
        <a key={services[0]?.category.id} href={`#category-${services[0]?.category.id}`} className={chipClass()}>
          <span>
            {services[0]?.category.label}{' '}
            <bdi className="text-ink-soft">
              {formatNumber(
                locale,
                services.reduce((sum, { pricing }) => sum + pricing.length, 0),
              )}
            </bdi>
          </span>
        </a>
      ))}
    </nav>
  );
}
