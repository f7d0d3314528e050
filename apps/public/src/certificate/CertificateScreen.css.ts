import { space } from '@cpd/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { record } from './CertificateRecord.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': { print: { gap: space[8] } },
});

// A certificate on paper stands alone.
globalStyle(`body:has(${page}) header`, { '@media': { print: { display: 'none' } } });

// Picture and record share one sheet.
globalStyle(`${page}:has(${record}) figure > img`, { '@media': { print: { maxHeight: '76vh' } } });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Says that the address was copied; keeps its place so that nothing jumps. */
export const note = style([screenOnly, { minHeight: space[24], textAlign: 'center' }]);
