import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The values that a person can set by a control. */
const settable = new Set(['boolean', 'string', 'number', 'enum']);

/** Prints a prop's union by its members, and offers no control where a value would be printed with React's internals. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = sourceTypes(component);
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      const kind = typeof type === 'object' ? type.name : type;
      const source = props[name]?.tsType?.raw;
      return [
        name,
        {
          ...argType,
          ...(table?.type?.summary === 'union' && source && { table: { ...table, type: { summary: source } } }),
          ...(kind !== undefined && !settable.has(kind) && { control: { disable: true } }),
        },
      ];
    }),
  );
};

type SourceTypes = Readonly<Record<string, { readonly tsType?: { readonly raw?: string } }>>;

/** What the documentation's tool has read of a component's props. */
function sourceTypes(component: unknown): SourceTypes {
  const read = (component as { readonly __docgenInfo?: { readonly props?: SourceTypes } } | undefined)?.__docgenInfo;
  return read?.props ?? {};
}
