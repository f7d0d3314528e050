export type { CommandPaletteProps, PaletteItem } from './CommandPalette.tsx';
export { CommandPalette } from './CommandPalette.tsx';
