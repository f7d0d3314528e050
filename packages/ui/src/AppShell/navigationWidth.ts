/** How wide the left navigation is, in pixels: from 1200 px up, and below where there is less room. */
export const navigationWidth = { wide: 216, compact: 176 } as const;
