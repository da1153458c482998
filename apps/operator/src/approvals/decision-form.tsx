import { decideApprovalFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import { type Decision, decisions } from '@tajmeelspot/contract/operator/kinds.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ChipChoice } from '@tajmeelspot/ui/chip-choice.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OperatorActionState } from '../shell/operator-action.ts';

type DecisionFormProps = {
  /** What the owner reads. */
  readonly language: Approval['language'];
  readonly action: OperatorActionState;
  readonly onSend: (decision: Decision, reply: string) => void;
};

/** Approves, asks or rejects, with the message to the owner. */
export function DecisionForm({ language, action, onSend }: DecisionFormProps) {
  const t = useTranslations('operator.approvals');
  const [decision, setDecision] = useState<Decision>('approve');
  const [reply, setReply] = useState('');
  const [wasEmpty, setWasEmpty] = useState(false);
  const isMissing = decision !== 'approve' && reply.trim() === '';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setWasEmpty(isMissing);
    if (!isMissing) onSend(decision, reply.trim());
  };
  return (
    <form noValidate className="grid gap-4 rounded-card bg-surface p-5 inset-ring inset-ring-line" onSubmit={send}>
      <ChipChoice
        label={t('decision')}
        isLabelShown
        options={decisions.map((value) => ({ value, label: t(value) }))}
        chosen={decision}
        onChoose={setDecision}
      />
      <TextArea
        name="reply"
        label={t('reply')}
        hint={t(`replyHint.${language}`)}
        error={action.errors['reply'] ?? (wasEmpty && isMissing ? t('replyMissing') : undefined)}
        dir="auto"
        maxLength={decideApprovalFields.reply.maxLength}
        required={decision !== 'approve'}
        value={reply}
        onChange={(event) => setReply(event.target.value)}
      />
      <ErrorMessage text={action.errors['reply'] === undefined ? action.errorMessage : undefined} />
      <div>
        <Button type="submit" isBusy={action.isBusy}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
