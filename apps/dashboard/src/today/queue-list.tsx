import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import type { QueuedTask } from '../shell/offline/queue.ts';
import { isolate, useDayName } from '../booking/booking-time.tsx';

type QueueListProps = {
  readonly tasks: readonly QueuedTask[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly drop: (key: string) => void;
  /** Enters a customer anew who was not accepted, at a time where one was chosen. */
  readonly enterAgain: (task: QueuedTask, near?: NearTime) => void;
};

/** What was done without a connection and the server does not know yet, or did not accept. */
export function QueueList({ tasks, today, drop, enterAgain }: QueueListProps) {
  const t = useTranslations('dashboard.queue');
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2 id="waiting" className="text-22">
        {t('title')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {tasks.map((task) => (
          <li key={task.key}>
            <TaskItem task={task} today={today} drop={drop} enterAgain={enterAgain} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TaskItemProps = Omit<QueueListProps, 'tasks'> & { readonly task: QueuedTask };

function TaskItem({ task, today, drop, enterAgain }: TaskItemProps) {
  const t = useTranslations('dashboard.queue');
  const locale = useLocale();
  const dayName = useDayName(today);
  const { problem, customerName, kind } = task;
  const look = problem ? 'bg-other-tint text-other' : 'bg-pending-tint text-pending';
  return (
    <article aria-label={customerName} className="grid gap-3 rounded-card bg-surface p-4 inset-ring inset-ring-line">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="truncate text-16">
            <bdi>{customerName}</bdi>
          </h3>
          <p className="text-13 text-ink-soft">
            {t(kind === 'walk_in' ? 'walkIn' : kind)} · {dayName(task.date)} {isolate(formatTime(locale, task.time))}
          </p>
        </div>
        <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-13 font-strong ${look}`}>
          <Icon name={problem ? 'alert' : 'clock'} className="size-4" />
          {t(problem ? 'declined' : 'queued')}
        </span>
      </header>
      {task.problem && <RefusedTask task={task} today={today} drop={drop} enterAgain={enterAgain} />}
    </article>
  );
}

/** Why the server did not accept it, and what can be done about that. */
function RefusedTask({ task, today, drop, enterAgain }: TaskItemProps) {
  const t = useTranslations('dashboard.queue');
  const locale = useLocale();
  const dayName = useDayName(today);
  const { problem, customerName, kind } = task;
  const near = kind === 'walk_in' ? (problem?.near ?? []) : [];
  return (
    <>
      <p className="text-15">{problem?.message}</p>
      {near.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 text-15">
          {t('near')}
          {near.map((one) => (
            <Chip key={`${one.date} ${one.time}`} onClick={() => enterAgain(task, one)}>
              {one.date !== task.date && `${dayName(one.date)} `}
              {isolate(formatTime(locale, one.time))}
            </Chip>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {kind === 'walk_in' && (
          <Button size="small" onClick={() => enterAgain(task)}>
            {t('again')}
          </Button>
        )}
        <Button
          kind="outline"
          size="small"
          aria-label={t('dropNamed', { customerName })}
          onClick={() => drop(task.key)}
        >
          {t('drop')}
        </Button>
      </div>
    </>
  );
}
