import { createIcon } from './createIcon.tsx';

/** An arrow up: one place earlier. */
export const ArrowUpIcon = /* @__PURE__ */ createIcon('M8 13V3M3.5 7.5 8 3l4.5 4.5');
/** An arrow down: one place later. */
export const ArrowDownIcon = /* @__PURE__ */ createIcon('M8 3v10M3.5 8.5 8 13l4.5-4.5');
export const ChevronLeftIcon = /* @__PURE__ */ createIcon('M10 3 5 8l5 5', { isDirectional: true });
export const ChevronRightIcon = /* @__PURE__ */ createIcon('m6 3 5 5-5 5', { isDirectional: true });
/** A wedge downwards: something opens below. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m3 6 5 5 5-5');
/** A tick: done, selected, valid. */
export const CheckIcon = /* @__PURE__ */ createIcon('m3 8.5 3.5 3.5L13 4.5');
/** A cross: close, remove, clear. */
export const CrossIcon = /* @__PURE__ */ createIcon('m4 4 8 8m0-8-8 8');
/** A plus: something new. */
export const PlusIcon = /* @__PURE__ */ createIcon('M8 3v10M3 8h10');
/** A minus: less of it. */
export const MinusIcon = /* @__PURE__ */ createIcon('M3 8h10');
export const SearchIcon = /* @__PURE__ */ createIcon('M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM13.5 13.5l-3-3');
/** An exclamation mark in a triangle: a warning. */
export const WarningIcon = /* @__PURE__ */ createIcon('M8 2 1.5 13.5h13L8 2Zm0 4.5v3.2m0 1.9v.1');
/** An i in a circle: something to know. */
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M8 14.25a6.25 6.25 0 1 0 0-12.5 6.25 6.25 0 0 0 0 12.5ZM8 7.5V11m0-6v.1',
);
/** Three bars: the menu. */
export const MenuIcon = /* @__PURE__ */ createIcon('M2.5 4.5h11M2.5 8h11M2.5 11.5h11');
/** A box with an arrow out of it: opens elsewhere. */
export const ExternalIcon = /* @__PURE__ */ createIcon('M9.5 2.5h4v4M13.5 2.5 7.5 8.5M11.5 9.5v4h-9v-9h4');
/** An arrow down onto a line: keep a copy. */
export const DownloadIcon = /* @__PURE__ */ createIcon('M8 2.5v7.5M4.5 6.5 8 10l3.5-3.5M2.5 13.5h11');
/** Arrows to both edges: as wide as there is room. */
export const FitWidthIcon = /* @__PURE__ */ createIcon('M2 3v10M14 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2');
/** Six dots: something to drag. */
export const GripIcon = /* @__PURE__ */ createIcon('M6 3.5v.01M10 3.5v.01M6 8v.01M10 8v.01M6 12.5v.01M10 12.5v.01');
/** An arrow that turns back: undo. */
export const UndoIcon = /* @__PURE__ */ createIcon('M6.5 3 3 6.5 6.5 10M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6', {
  isDirectional: true,
});
