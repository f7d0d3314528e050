export type { MenuEntry, MenuPart, MenuProps } from './Menu.tsx';
export { Menu } from './Menu.tsx';
