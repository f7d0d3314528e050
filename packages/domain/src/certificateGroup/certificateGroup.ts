/** Tells whether a course may choose the group: an enabled one only (rules A7, B11). */
export function canChooseGroup(group: { readonly isEnable?: boolean | null | undefined }): boolean {
  return group.isEnable === true;
}
