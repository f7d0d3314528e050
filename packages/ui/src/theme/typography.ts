import type { StyleRule } from '@vanilla-extract/css';
import { matchParent } from './atoms.ts';
import { vars } from './contract.css.ts';
import { fontFamily, fontSize, fontWeight } from './scale.ts';

/** Text styles by role, to be spread into a style. Components do not set sizes or weights. */
export const typography = {
  /** The main heading of a public page. */
  display: {
    fontSize: fontSize[32],
    fontWeight: fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tighter,
  },
  /** The main heading of a page that is a single card, and of a public page on a phone. */
  titleLarge: {
    fontSize: fontSize[24],
    fontWeight: fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
  },
  /** The title of a page, and of a section of a public page. */
  title: {
    fontSize: fontSize[20],
    fontWeight: fontWeight.semibold,
    lineHeight: vars.lineHeight.tight,
    letterSpacing: vars.letterSpacing.tight,
  },
  /** The title of a card, a dialog or a section. */
  heading: { fontSize: fontSize[16], fontWeight: fontWeight.semibold, lineHeight: vars.lineHeight.tight },
  /** Running text: 14 px in the back office, 16 px on public pages. */
  body: { fontSize: vars.text.body, fontWeight: fontWeight.regular, lineHeight: vars.lineHeight.normal },
  /** The label of a field, a button or a tab. */
  label: { fontSize: fontSize[14], fontWeight: fontWeight.medium, lineHeight: vars.lineHeight.normal },
  /** Secondary text: descriptions, hints, footers. */
  note: { fontSize: fontSize[14], fontWeight: fontWeight.regular, lineHeight: vars.lineHeight.normal },
  /** The smallest text: column titles, badges, second lines. */
  caption: { fontSize: fontSize[12], lineHeight: vars.lineHeight.normal },
  /** Digits of equal width, so that numbers align and do not move. */
  number: { fontVariantNumeric: 'tabular-nums' },
  /** Ids, keys and codes. */
  code: { fontFamily: fontFamily.mono, fontSize: fontSize[12] },
} as const;

/** Text in any script: ordered by its own direction and aligned by the direction of the page. */
export const anyScript: StyleRule = {
  unicodeBidi: 'plaintext',
  ...matchParent,
};
