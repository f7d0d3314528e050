import * as styles from './Icon.css.ts';

export interface IconProps {
  /**
   * The edge length in pixels at the browser's default text size, with which it grows.
   * @default 16
   */
  size?: 12 | 16 | 20 | 24;
}

export interface IconShape {
  /** Whether it points along the line, and so turns on a right-to-left page. */
  readonly isDirectional?: boolean;
}

/** Creates an icon from a path on a 16×16 grid. Icons are hidden from assistive technology; their control has the name. */
export function createIcon(path: string, { isDirectional = false }: IconShape = {}) {
  const classes = isDirectional ? styles.directional : styles.sizes;
  // biome-ignore lint/correctness/noComponentHookFactories: every icon is created once, when its module loads.
  return function Icon({ size = 16 }: IconProps) {
    return (
      <svg className={classes[size]} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    );
  };
}
