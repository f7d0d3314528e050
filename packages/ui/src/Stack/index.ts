export type { InlineProps, StackProps } from './Stack.tsx';
export { Inline, Stack } from './Stack.tsx';
