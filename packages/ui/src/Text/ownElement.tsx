import type { ReactNode } from 'react';

/**
 * Wraps text in a separate element. Browsers that translate a page move its text nodes, so React can no longer change one
 * that has siblings (https://github.com/facebook/react/issues/11538).
 */
export function ownElement(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}

/** Puts an icon in front of a text. Without an icon the text stays the only child of its parent. */
export function withIcon(icon: ReactNode, children: ReactNode): ReactNode {
  if (icon === undefined) return children;
  return (
    <>
      {icon}
      {ownElement(children)}
    </>
  );
}
