export { isAtRest, PlaceField, type PlaceFieldProps } from './PlaceField.tsx';
