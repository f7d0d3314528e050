/** The id of the table of a ListScreen. */
export const LIST_ID = 'list';
