export { ListCard, type ListCardProps, ListCardRow, type ListCardRowProps } from './ListCard.tsx';
