import { type AuditDetailName, auditDetails } from '@tajmeelspot/contract/operator/audit-kinds.ts';
import { useTranslations } from 'use-intl';
import { Fact } from '../approvals/facts.tsx';
import { subjectOf } from './audit-subjects.ts';
import { type StoredDetail, useAuditTexts } from './use-audit-texts.ts';

type AuditDetailsProps = { readonly kind: string; readonly detail: StoredDetail };

/** What explains an entry of the log: each part under its name, what changed as a line each. */
export function AuditDetails({ kind, detail }: AuditDetailsProps) {
  const t = useTranslations('operator.audit');
  const { linesOf } = useAuditTexts();
  const subject = subjectOf(kind);
  const labelOf = (name: string) => {
    if (name === 'on' && subject) return t(`subjects.${subject}`);
    return isDetailName(name) ? t(`details.${name}`) : name;
  };
  return (
    <dl>
      {inOrder(detail).map(([name, value]) => (
        <Fact key={name} name={labelOf(name)}>
          {linesOf(name, value).map(({ field, text }) => (
            <span key={field} className="block whitespace-pre-wrap">
              {field !== '' && (
                <>
                  <bdi className="text-ink-soft">{field}</bdi>:{' '}
                </>
              )}
              <bdi>{text}</bdi>
            </span>
          ))}
        </Fact>
      ))}
    </dl>
  );
}

const isDetailName = (name: string): name is AuditDetailName => auditDetails.some((one) => one === name);

/** Stored without an order: what it is about comes first, what changed last. */
const inOrder = (detail: StoredDetail) =>
  Object.entries(detail).toSorted(([one], [other]) => placeOf(one) - placeOf(other));

const placeOf = (name: string): number => auditDetails.findIndex((one) => one === name);
