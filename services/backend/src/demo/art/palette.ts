/** The five colours of one cover, from the ground it stands on to the one spot that catches the eye. */
export interface Palette {
  readonly ground: string;
  readonly deep: string;
  readonly mid: string;
  readonly light: string;
  readonly accent: string;
}

/** The colour worlds of the demo's pictures; one field of practice keeps to one of them. */
export const palettes = {
  petrol: { ground: '#0d3640', deep: '#14535c', mid: '#2f8f8b', light: '#cfe9e1', accent: '#ff7a59' },
  aubergine: { ground: '#2a1a3a', deep: '#4a2c63', mid: '#8f66b0', light: '#eadcf3', accent: '#ffb35c' },
  night: { ground: '#10204a', deep: '#1e3a7c', mid: '#4f7fdc', light: '#d6e4ff', accent: '#ffd54a' },
  forest: { ground: '#0f3b2d', deep: '#1d6447', mid: '#57ad79', light: '#dcf1da', accent: '#f6b940' },
  sand: { ground: '#f3e9d9', deep: '#20303d', mid: '#dd6236', light: '#f4c584', accent: '#1f7a80' },
  paper: { ground: '#f3ede3', deep: '#561a2b', mid: '#a8434f', light: '#e4cab4', accent: '#c7983a' },
  sky: { ground: '#dceaf2', deep: '#173a5e', mid: '#4d8db8', light: '#ffffff', accent: '#e8553e' },
  rose: { ground: '#f7e1dc', deep: '#3d2346', mid: '#d9737a', light: '#ffffff', accent: '#2d7f86' },
} as const satisfies Record<string, Palette>;

/** The name of a colour world. */
export type PaletteName = keyof typeof palettes;
