import {
  accountAuditKinds,
  type AuditKind,
  auditKinds,
  clientAuditKinds,
  operatorActionKinds,
  operatorAuditKinds,
} from '@tajmeelspot/contract/operator/audit-kinds.ts';
import { SelectField } from '@tajmeelspot/ui/select-field.tsx';
import { useTranslations } from 'use-intl';

type AuditKindFieldProps = {
  readonly chosen: AuditKind | undefined;
  readonly choose: (kind: AuditKind | undefined) => void;
};

const groups = {
  operators: [...operatorActionKinds.map((kind) => `operator.${kind}` as const), ...operatorAuditKinds],
  accounts: accountAuditKinds,
  clients: clientAuditKinds,
} as const;

/** What the log is narrowed to, in the words of its entries. */
export function AuditKindField({ chosen, choose }: AuditKindFieldProps) {
  const t = useTranslations('operator.audit');
  return (
    <SelectField
      name="kind"
      label={t('kind')}
      className="w-full md:w-80"
      value={chosen ?? ''}
      onChange={({ target }) => choose(auditKinds.find((kind) => kind === target.value))}
    >
      <option value="">{t('every')}</option>
      {(['operators', 'accounts', 'clients'] as const).map((group) => (
        <optgroup key={group} label={t(`groups.${group}`)}>
          {groups[group].map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
