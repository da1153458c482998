/** The role_id of the user who was last signed in here, 0 for a vendor; 1 where none is known. */
export function rememberedRole(): number {
  try {
    const { role_id: roleId } = JSON.parse(localStorage.getItem('user') ?? '{}') as { role_id?: unknown };
    return roleId === 0 ? 0 : 1;
  } catch {
    return 1;
  }
}
