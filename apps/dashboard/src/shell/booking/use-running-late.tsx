import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { VenueAgenda } from '../agenda.ts';

const RunningLate = lazy(async () => ({ default: (await import('./running-late.tsx')).RunningLate }));

/** Opens 'running late' for an employee, the first one where nobody is named, and what it shows over the screen. */
export function useRunningLate(employees: VenueAgenda['employees']): {
  readonly open: (employeeId?: number) => void;
  readonly dialog: ReactNode;
} {
  const [employeeId, setEmployeeId] = useState<number>();
  const working = employees.filter(({ is_active: isActive }) => isActive);
  const dialog = employeeId !== undefined && (
    <Suspense fallback={null}>
      <RunningLate employees={working} employeeId={employeeId} onClose={() => setEmployeeId(undefined)} />
    </Suspense>
  );
  return { open: (id = working[0]?.id) => setEmployeeId(id), dialog };
}
