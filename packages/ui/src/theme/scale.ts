/** Spacing on a 4 px grid, named in pixels. */
export const space = {
  2: '2px',
  4: '4px',
  6: '6px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  40: '40px',
  48: '48px',
  64: '64px',
} as const;

export type Space = keyof typeof space;

/** Corner radii: controls, cards, and pills. */
export const radius = { control: '6px', card: '10px', pill: '999px' } as const;

/** Font sizes in rem, named in pixels at the browser's default size. */
export const fontSize = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
} as const;

/** Weights that the fonts of all scripts have. */
export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const;

/** Line heights: tight for headings, normal for controls and lists, relaxed for running text. */
export const lineHeight = { tight: '1.25', normal: '1.43', relaxed: '1.6' } as const;

/** Letter spacing of large Latin text. */
export const letterSpacing = { tight: '-0.01em', tighter: '-0.02em' } as const;

/**
 * Font stacks: the interface's, with a family for each script and a metric-compatible fallback for Inter, and one for
 * ids, which shows the system's monospaced font for other characters.
 */
export const fontFamily = {
  // Japanese faces are named, because `system-ui` has none of a heavier weight on some systems.
  sans: '"Inter Variable", "Sarabun Interface", "Noto Sans Arabic Interface", "Inter Stand-in", "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif',
  mono: '"JetBrains Mono Ids", ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

/** Durations and easing. The global styles remove transitions for reduced motion. */
export const motion = {
  fast: '120ms',
  normal: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
} as const;

/**
 * Selects a React Aria overlay while it opens. Overlays have an `animation` only during that time: React Aria waits for
 * running animations before it removes a closing overlay, and waits forever if one is cancelled.
 */
export const entering = '&[data-entering]:not([data-exiting])';

/** Breakpoints in pixels: table to cards, navigation to menu, navigation to rail. */
export const breakpoint = { narrow: 640, medium: 900, wide: 1200 } as const;

/** Media queries by meaning. */
export const media = {
  /** Below 640 px: tables become cards. */
  narrow: `(max-width: ${breakpoint.narrow - 0.02}px)`,
  /** Below 900 px: the navigation becomes a menu. */
  medium: `(max-width: ${breakpoint.medium - 0.02}px)`,
  /** Below 1200 px: smaller padding. */
  compact: `(max-width: ${breakpoint.wide - 0.02}px)`,
  /** From 900 to 1200 px: the navigation becomes a rail, which leaves more space for lists. */
  rail: `(min-width: ${breakpoint.medium}px) and (max-width: ${breakpoint.wide - 0.02}px)`,
  /** Below 480 px of height, as at 400 % zoom: sticky elements would cover too much of the page. */
  low: '(max-height: 479.98px)',
  /** Touch: buttons have 44 px, and every target at least 40. */
  touch: '(pointer: coarse)',
  /** A phone or a tablet, which rarely has a keyboard. */
  handheld: '(hover: none) and (pointer: coarse)',
  /** A pointer that can hover. */
  hover: '(hover: hover)',
  /** Forced-colors mode. */
  forcedColours: '(forced-colors: active)',
} as const;

/** The height of the back office's top bar. It fits two lines of large text. */
export const barHeight = 'max(52px, 3.25rem)';

/** The stacking order, lowest first. React Aria's popovers have 100,000, just below alert dialogs. */
export const layer = {
  sticky: 10,
  bar: 20,
  menu: 30,
  popover: 40,
  dialog: 50,
  notification: 60,
  interruption: 100_001,
  overlay: 100_002,
} as const;
