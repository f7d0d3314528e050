export { Menu, MenuItem, type MenuItemProps, type MenuProps, MenuSection, type MenuSectionProps } from './Menu.tsx';
export { type MenuTriggerProps, useMenuTrigger } from './useMenuTrigger.ts';
