export { Menu, type MenuEntry, type MenuPart, type MenuProps } from './Menu.tsx';
