/** Whether a course can choose the group. */
export function canChooseGroup(group: { readonly isEnable?: boolean | null | undefined }): boolean {
  return group.isEnable === true;
}
