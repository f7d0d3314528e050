export type { CommandPaletteProps, PaletteGroup, PaletteItem } from './CommandPalette.tsx';
export { CommandPalette } from './CommandPalette.tsx';
