/** The role_id of whoever was last signed in here, 0 for a vendor; 1 where nobody knows. */
export function rememberedRole(): number {
  try {
    const { role_id: roleId } = JSON.parse(localStorage.getItem('user') ?? '{}') as { role_id?: unknown };
    return roleId === 0 ? 0 : 1;
  } catch {
    return 1;
  }
}
