import type { OwnEmployee } from '@tajmeelspot/contract/venues/own-venues.ts';
import { textIn } from '../fields/localized-text.ts';
import { api } from '../shell/api.ts';
import { useLanguage } from '../shell/language.ts';
import { useConnection } from '../shell/offline/connection.ts';
import { useSave } from '../shell/venue/use-save.ts';
import { PortraitEditor } from '../team/portrait-editor.tsx';

/** Sends the portrait of somebody who agreed, and takes it away. */
export function EmployeePortrait({ employee }: { readonly employee: OwnEmployee }) {
  const params = { id: String(employee.id) };
  const { isOnline } = useConnection();
  const sending = useSave((upload: File) => api().setPortrait({ params, query: { agreed: '1' }, upload }));
  const removing = useSave(async () => api().removePortrait({ params }));
  return (
    <PortraitEditor
      employee={employee}
      name={textIn(employee.name, useLanguage())}
      isOnline={isOnline}
      saving={{
        isBusy: sending.isBusy || removing.isBusy,
        errorMessage: sending.errorMessage ?? removing.errorMessage,
      }}
      onSend={sending.save}
      onRemove={() => removing.save(undefined)}
    />
  );
}
