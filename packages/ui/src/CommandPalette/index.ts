export { CommandPalette, type CommandPaletteProps, type PaletteGroup, type PaletteItem } from './CommandPalette.tsx';
