import { barHeight, space } from '@cpd/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** What a form and its header answer to by their width. */
export const frame = style({ containerType: 'inline-size' });

/** What a form stands beside its fields of at most 640 px: the padding and the edge of its card. */
const formWidth = `calc(640px + 2 * (${space[20]} + 1px))`;
const asideWidth = '19rem';

/** From which width on there is room beside a form of one column of fields, and beside one of two. */
const roomBeside = { oneColumn: '(width >= 860px)', twoColumns: '(width >= 1100px)' } as const;

/** The form left, what it still lacks right; one below the other where there is no room. */
export const columns = styleVariants(roomBeside, (hasRoom, shape) => ({
  display: 'grid',
  alignItems: 'start',
  gap: space[20],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [hasRoom]: {
      gridTemplateColumns: `minmax(0, ${shape === 'oneColumn' ? formWidth : '1fr'}) minmax(0, ${asideWidth})`,
    },
  },
}));

// What stands at the end of the header stands above the end of what is below it.
globalStyle(`${frame}:has(+ * ${columns.oneColumn})`, {
  maxWidth: `calc(${formWidth} + ${space[20]} + ${asideWidth})`,
});

/** Stays in view beside a long form. */
export const aside = styleVariants(roomBeside, (hasRoom) => ({
  '@container': { [hasRoom]: { position: 'sticky', insetBlockStart: `calc(${barHeight} + ${space[20]})` } },
}));

/** How much is missing, beside the title, where what is missing does not stand beside the form. */
export const atTitle = styleVariants(roomBeside, (hasRoom) => ({ '@container': { [hasRoom]: { display: 'none' } } }));
