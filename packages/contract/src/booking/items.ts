/** Whether the treatments of a booking begin at the same time, each by another employee. */
export const isTogether = (items: readonly { readonly starts_at: string }[]): boolean =>
  items.length > 1 && items.every(({ starts_at: at }) => at === items[0]?.starts_at);

/** The names of those who give the treatments of a booking, each once. */
export const employeeNamesOf = (
  items: readonly { readonly employee: { readonly id: number; readonly name: string } }[],
) => [...new Map(items.map(({ employee }) => [employee.id, employee.name])).values()];
