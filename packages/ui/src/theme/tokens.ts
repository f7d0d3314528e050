/** A value for every semantic colour: named by what it means, never by what it looks like. */
export interface ColourScheme {
  /** The page behind everything. */
  readonly surface: string;
  /** Cards, dialogs and fields. */
  readonly surfaceRaised: string;
  /** Table headings and other set-back strips on a raised surface. */
  readonly surfaceSunken: string;
  /** What the pointer rests on. */
  readonly surfaceHover: string;
  /** What is being pressed. */
  readonly surfacePressed: string;
  /** Running text. */
  readonly text: string;
  /** Secondary text. */
  readonly textMuted: string;
  /** Text of a control that cannot be used. */
  readonly textDisabled: string;
  /** Lines that part one thing from another. */
  readonly border: string;
  /** Outlines of buttons, whose label shows them already. */
  readonly borderAction: string;
  /** Outlines of fields and boxes, which must be seen to be used. */
  readonly borderControl: string;
  /** The main action and what is selected. */
  readonly accent: string;
  /** The main action under the pointer. */
  readonly accentHover: string;
  /** The main action while pressed. */
  readonly accentPressed: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** Links and selected labels. */
  readonly accentText: string;
  /** The background of a selected item. */
  readonly accentSoft: string;
  /** Icons and outlines of success. */
  readonly positive: string;
  /** Text about success. */
  readonly positiveText: string;
  /** The background of good news. */
  readonly positiveSoft: string;
  /** Destructive actions and errors. */
  readonly critical: string;
  /** A destructive action under the pointer. */
  readonly criticalHover: string;
  /** A destructive action while pressed. */
  readonly criticalPressed: string;
  /** Text on a destructive action. */
  readonly onCritical: string;
  /** Text about an error. */
  readonly criticalText: string;
  /** The background of bad news. */
  readonly criticalSoft: string;
  /** Icons and outlines of warnings. */
  readonly caution: string;
  /** Text of a warning. */
  readonly cautionText: string;
  /** The background of a warning. */
  readonly cautionSoft: string;
  /** The ring around what has the focus. */
  readonly focus: string;
  /** The top bar, dark in both themes. */
  readonly bar: string;
  /** Text on the bar. */
  readonly onBar: string;
  /** Secondary text on the bar. */
  readonly onBarMuted: string;
  /** What the pointer rests on in the bar. */
  readonly barHover: string;
  /** The line that parts the bar from a dark page. */
  readonly barEdge: string;
  /** The ring around what has the focus on the bar. */
  readonly onBarFocus: string;
  /** Grey shapes that stand for content on its way. */
  readonly skeleton: string;
  /** The veil over the page behind a dialog. */
  readonly overlay: string;
  /** The soft shadow of what floats. */
  readonly shadow: string;
}

/** The name of a semantic colour. */
export type ColourName = keyof ColourScheme;
