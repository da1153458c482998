import type { Course, CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ClientCourses } from '../../courses/client-courses.tsx';
import { SellDialog } from '../../courses/sell-dialog.tsx';
import { useClientCourses, useCoursePlans, useCourseSale } from '../../shell/courses/use-courses.ts';
import { useVenue } from '../../shell/venue-provider.tsx';
import { CourseSheet } from './course-sheet.tsx';

type CoursesOfClientProps = { readonly client: { readonly id: number; readonly name: string } };

/** The courses of a client, with the sale of another one. */
export function CoursesOfClient({ client }: CoursesOfClientProps) {
  const { venue } = useVenue();
  const query = useClientCourses(venue.id, client.id);
  const [open, setOpen] = useState<Course>();
  const [isSelling, setSelling] = useState(false);
  return (
    <>
      <ClientCourses courses={query.data ?? []} onSell={() => setSelling(true)} onOpen={setOpen} />
      {open && (
        <CourseSheet
          courseRef={{ venueId: venue.id, courseId: open.id }}
          name={open.name}
          onClose={() => setOpen(undefined)}
        />
      )}
      {isSelling && <Selling client={client} onClose={() => setSelling(false)} />}
    </>
  );
}

function Selling({ client, onClose }: CoursesOfClientProps & { readonly onClose: () => void }) {
  const t = useTranslations('till.courses');
  const { venue } = useVenue();
  const plans = useCoursePlans(venue.id);
  const { send, isBusy, errorMessage } = useCourseSale(venue.id, client.id);
  if (!plans.data) return null;
  const [first, ...others] = plans.data.filter(isOnSale);
  if (!first) {
    return (
      <Dialog isOpen isSheet onClose={onClose} label={t('sell')}>
        <p className="pe-8 text-15">{t('noPlans')}</p>
      </Dialog>
    );
  }
  return (
    <SellDialog
      clientName={client.name}
      plans={[first, ...others]}
      isBusy={isBusy}
      errorMessage={errorMessage}
      onSell={({ id: plan_id, price_iqd }, parts) =>
        send({ plan_id, price_iqd, parts, device_at: new Date().toISOString() }, onClose)
      }
      onClose={onClose}
    />
  );
}

const isOnSale = ({ is_active: isActive, treatment }: CoursePlan) => isActive && treatment !== null;
