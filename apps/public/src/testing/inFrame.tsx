import type { ReactNode } from 'react';
import { Frame, type FrameProps } from '../kit/Frame.tsx';

/** Shows a screen's stories as a visitor sees the screen: in the frame of the public pages. */
export function inFrame(width?: FrameProps['width']) {
  return (Story: () => ReactNode) => (
    <Frame {...(width && { width })}>
      <Story />
    </Frame>
  );
}
