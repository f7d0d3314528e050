import * as styles from './Icon.css.ts';

export interface IconProps {
  /**
   * The edge length in pixels.
   * @default 16
   */
  size?: 12 | 16 | 20 | 24;
}

/** Makes an icon from a path drawn with a round 1.5 px stroke on a 16×16 grid; icons are decoration, their control carries the name. */
export function createIcon(path: string) {
  // biome-ignore lint/correctness/noComponentHookFactories: every icon is made once, when its module is loaded.
  return function Icon({ size = 16 }: IconProps) {
    return (
      <svg className={styles.icon} width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    );
  };
}
