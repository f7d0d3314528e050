export { type AlternativeList, type EnabledCounts, ListScreen, type ListScreenProps } from './ListScreen.tsx';
export {
  type ListPage,
  type ListQuery,
  type ListState,
  type PagedQuery,
  serverPage,
  type UnpagedList,
  unpagedList,
} from './ListState.ts';
export { ListTable, type ListTableProps } from './ListTable.tsx';
export { LIST_ID } from './listId.ts';
export { forKeyword, type ListTexts } from './listTexts.ts';
export { loadFailure } from './loadFailure.tsx';
export type { Marked, Marking } from './MarkedRows.tsx';
export { type RowPosition, useCorrectPage } from './useCorrectPage.ts';
export { type CreateAction, useCreate } from './useCreate.ts';
export { useFollowedRow } from './useFollowedRow.ts';
export {
  alternativeParams,
  atPage,
  type EnabledFilter,
  filterParams,
  type ListLinkState,
  type ListParams,
  type ListParamValues,
  type ListSearch,
  type ListSort,
  parseListParams,
  useListParams,
} from './useListParams.ts';
export { type PageParams, useListState } from './useListState.ts';
export { type LinkState, useReturnPath } from './useReturnPath.ts';
