export { Card, type CardProps } from './Card.tsx';
export { CardSkeleton } from './CardSkeleton.tsx';
