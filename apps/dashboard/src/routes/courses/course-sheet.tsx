import type { LedgerTransaction } from '@tajmeelspot/contract/till/bills.ts';
import type { CourseDetail } from '@tajmeelspot/contract/till/courses.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CourseFacts } from '../../courses/course-facts.tsx';
import { EndDialog } from '../../courses/end-dialog.tsx';
import { type CourseRef, useCourse, useCourseEnd, useCoursePayment } from '../../shell/courses/use-courses.ts';
import { DebtForm } from '../../till/debt-form.tsx';
import { TransactionList } from '../../till/transaction-list.tsx';
import { Reversing } from '../till/paid-bill.tsx';

type CourseSheetProps = { readonly courseRef: CourseRef; readonly name: string; readonly onClose: () => void };

/** A course of a client: what is left, what is owed, and what can be put right. */
export function CourseSheet({ courseRef, name, onClose }: CourseSheetProps) {
  const query = useCourse(courseRef);
  return (
    <Dialog isOpen isSheet onClose={onClose} label={name}>
      <div className="grid gap-5">
        <h2 className="pe-8 text-18 wrap-anywhere">{name}</h2>
        {query.data ? <CourseBody courseRef={courseRef} course={query.data} /> : <LoadState of={query} />}
      </div>
    </Dialog>
  );
}

type CourseBodyProps = { readonly courseRef: CourseRef; readonly course: CourseDetail };

function CourseBody({ courseRef, course }: CourseBodyProps) {
  const t = useTranslations('till.courses');
  const tBill = useTranslations('till.bill');
  const [isEnding, setEnding] = useState(false);
  const [asked, setAsked] = useState<LedgerTransaction>();
  const debt = useCoursePayment(courseRef);
  const { send: end, ...ending } = useCourseEnd(courseRef);
  const close = () => setEnding(false);
  const actionOf = (one: LedgerTransaction) =>
    !one.is_reversed && one.kind !== 'reversal' ? (
      <Button kind="text" size="small" onClick={() => setAsked(one)}>
        {tBill('reverse')}
      </Button>
    ) : undefined;
  return (
    <>
      <CourseFacts course={course} />
      {course.owed_iqd > 0 && (
        <DebtForm
          key={course.owed_iqd}
          owedIqd={course.owed_iqd}
          isBusy={debt.isBusy}
          errorMessage={debt.errorMessage}
          onPay={debt.send}
        />
      )}
      <section aria-labelledby="course-history" className="border-t border-line pt-4">
        <h3 id="course-history" className="text-16">
          {t('history')}
        </h3>
        <TransactionList transactions={course.transactions} actionOf={actionOf} />
      </section>
      {course.state !== 'ended' && (
        <Button kind="outline" size="small" onClick={() => setEnding(true)}>
          {t('end')}
        </Button>
      )}
      {isEnding && <EndDialog course={course} {...ending} onSend={(input) => end(input, close)} onClose={close} />}
      {asked && <Reversing venueId={courseRef.venueId} transaction={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
