import type { NearTime } from '@tajmeelspot/contract/problems.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Chip } from '@tajmeelspot/ui/chip.tsx';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import type { QueuedTask } from '../shell/offline/queue.ts';
import { instantOf } from '../shell/offline/queued-times.ts';
import { isolate, useDayName } from './booking-time.tsx';

type QueueListProps = {
  readonly tasks: readonly QueuedTask[];
  /** What was discarded and can be brought back. */
  readonly dropped: readonly QueuedTask[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly drop: (key: string) => void;
  /** Enters a customer anew who was not accepted, at a time where one was chosen. */
  readonly enterAgain: (task: QueuedTask, near?: NearTime) => void;
  /** Sends something again that was not accepted or discarded, as it is given. */
  readonly retry: (task: QueuedTask) => void;
};

/** What was done without a connection and the server does not know yet, or did not accept. */
export function QueueList({ tasks, dropped, ...actions }: QueueListProps) {
  const t = useTranslations('dashboard.queue');
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2 id="waiting" className="text-22">
        {t(tasks.length > 0 ? 'title' : 'discarded')}
      </h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {tasks.map((task) => (
          <li key={task.key}>
            <TaskItem task={task} {...actions} />
          </li>
        ))}
      </ul>
      {dropped.length > 0 && <DroppedTasks dropped={dropped} {...actions} />}
    </section>
  );
}

type TaskItemProps = Omit<QueueListProps, 'tasks' | 'dropped'> & { readonly task: QueuedTask };

function TaskItem({ task, ...actions }: TaskItemProps) {
  const t = useTranslations('dashboard.queue');
  const locale = useLocale();
  const dayName = useDayName(actions.today);
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
      {task.problem && <RefusedTask task={task} {...actions} />}
    </article>
  );
}

/** What was discarded; each can be brought back for some days. */
function DroppedTasks({ dropped, today, retry }: Pick<QueueListProps, 'dropped' | 'today' | 'retry'>) {
  const t = useTranslations('dashboard.queue');
  const locale = useLocale();
  const dayName = useDayName(today);
  return (
    <details className="rounded-card bg-surface px-4 py-2 inset-ring inset-ring-line">
      <summary className="min-h-11 cursor-pointer content-center text-15 font-strong">{t('discarded')}</summary>
      <ul className="grid">
        {dropped.map((task) => (
          <li key={task.key} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5">
            <span className="text-15">
              <bdi className="font-strong">{task.customerName}</bdi>
              <span className="block text-13 text-ink-soft">
                {t(task.kind === 'walk_in' ? 'walkIn' : task.kind)} · {dayName(task.date)}{' '}
                {isolate(formatTime(locale, task.time))}
              </span>
            </span>
            <Button
              kind="outline"
              size="small"
              aria-label={t('restoreNamed', { customerName: task.customerName })}
              onClick={() => retry(task)}
            >
              {t('restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Why it was not accepted, and what can be done about that. */
function RefusedTask({ task, today, drop, enterAgain, retry }: TaskItemProps) {
  const t = useTranslations('dashboard.queue');
  const { problem, customerName, kind } = task;
  const broken = problem?.broken ?? [];
  const isOver = problem?.isOver ?? false;
  return (
    <>
      <p className="text-15">{isOver ? t('over') : problem?.message}</p>
      <NearTimes {...{ task, today, enterAgain, retry }} />
      <div className="flex flex-wrap gap-2">
        {broken.length > 0 && (
          <Button size="small" onClick={() => retry(overRules(task, broken))}>
            {t('anyway')}
          </Button>
        )}
        {kind === 'walk_in' && (
          <Button size="small" kind={broken.length > 0 ? 'outline' : 'primary'} onClick={() => enterAgain(task)}>
            {t('again')}
          </Button>
        )}
        {kind !== 'walk_in' && !isOver && (
          <Button size="small" kind="outline" onClick={() => retry(task)}>
            {t('retry')}
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

/** The nearest free times of what wants one. */
function NearTimes({ task, today, enterAgain, retry }: Omit<TaskItemProps, 'drop'>) {
  const t = useTranslations('dashboard.queue');
  const locale = useLocale();
  const dayName = useDayName(today);
  const near = task.kind === 'walk_in' || task.kind === 'move' ? (task.problem?.near ?? []) : [];
  if (near.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-15">
      {t('near')}
      {near.map((one) => (
        <Chip
          key={`${one.date} ${one.time}`}
          onClick={() => (task.kind === 'move' ? retry(movedTo(task, one)) : enterAgain(task, one))}
        >
          {one.date !== task.date && `${dayName(one.date)} `}
          {isolate(formatTime(locale, one.time))}
        </Chip>
      ))}
    </div>
  );
}

type Overridable = NonNullable<NonNullable<QueuedTask['problem']>['broken']>;

/** The same over the venue's own rules. */
function overRules(task: QueuedTask, broken: Overridable): QueuedTask {
  if (task.kind === 'walk_in') return { ...task, body: { ...task.body, override: [...broken] } };
  return task.kind === 'move' ? { ...task, to: { ...task.to, override: [...broken] } } : task;
}

/** The same move to another time. */
const movedTo = (task: Extract<QueuedTask, { kind: 'move' }>, { date, time }: NearTime): QueuedTask => ({
  ...task,
  to: { ...task.to, booking_date: date, time },
  deadline: instantOf(date, time),
});
