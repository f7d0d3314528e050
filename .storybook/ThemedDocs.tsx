import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useScheme } from './scheme.ts';
import { themes } from './theme.ts';

/** A documentation page in the colour scheme of its stories. */
export function ThemedDocs(props: DocsContainerProps) {
  return <DocsContainer {...props} theme={themes[useScheme()]} />;
}
