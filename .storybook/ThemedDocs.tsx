import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useScheme } from './scheme.ts';
import { themes } from './theme.ts';

/** A documentation page in the colours of the stories on it. */
export function ThemedDocs(props: DocsContainerProps) {
  return <DocsContainer {...props} theme={themes[useScheme()]} />;
}
