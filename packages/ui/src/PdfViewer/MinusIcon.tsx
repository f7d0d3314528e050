import { createIcon } from '../Icon/createIcon.tsx';

/** A minus: less of it. */
export const MinusIcon = /* @__PURE__ */ createIcon('M3 8h10');
