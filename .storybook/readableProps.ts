import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** The types of values that have a control. */
const settable = new Set(['boolean', 'string', 'number', 'enum']);

/** Prints the members of a prop's union type, and removes the control of types with React's internals. */
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

/** The type of a prop as Storybook's documentation tool reads it. */
function sourceTypes(component: unknown): SourceTypes {
  const read = (component as { readonly __docgenInfo?: { readonly props?: SourceTypes } } | undefined)?.__docgenInfo;
  return read?.props ?? {};
}
