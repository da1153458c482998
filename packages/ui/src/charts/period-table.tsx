import { Icon } from '../icon.tsx';

type PeriodTableProps = {
  readonly title: string;
  /** Heads of the columns; the first is that of the names. */
  readonly heads: readonly string[];
  /** The last is the sum of all. */
  readonly rows: readonly { readonly key: string; readonly name: string; readonly cells: readonly string[] }[];
};

const cellClass = 'px-3 py-2 text-end whitespace-nowrap tabular-nums';
const headClass = 'px-3 py-2 text-end text-13 font-body whitespace-nowrap text-ink-soft';

/** What a chart draws, in figures, folded away. */
export function PeriodTable({ title, heads: [nameHead, ...heads], rows }: PeriodTableProps) {
  return (
    <details className="rounded-card bg-surface inset-ring inset-ring-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-4 font-strong">
        {title}
        <Icon name="chevron-down" className="text-ink-soft in-[details[open]]:rotate-180" />
      </summary>
      {/* The Tab key reaches it, so that it scrolls with the arrow keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto pb-2">
        <table className="w-full border-collapse text-15">
          <thead>
            <tr>
              <th className={`${headClass} text-start`}>{nameHead}</th>
              {heads.map((head) => (
                <th key={head} className={headClass}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key} className="border-t border-line last:font-strong">
                <th className={`${cellClass} text-start font-strong`}>{name}</th>
                {cells.map((cell, place) => (
                  <td key={heads[place]} className={cellClass}>
                    <bdi>{cell}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
