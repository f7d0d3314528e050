/** Tells whether a course may choose the group: an enabled one only (rules A7 and B11). */
export function canChooseGroup(group: { readonly isEnable?: boolean | null | undefined }): boolean {
  return group.isEnable === true;
}

/** Tells whether the group may be deleted: no course and no certificate uses it (rule B11). */
export function canDeleteGroup(uses: { readonly courses: number; readonly certificates: number }): boolean {
  return uses.courses === 0 && uses.certificates === 0;
}
