import type { ColumnType, GeneratedAlways } from 'kysely';

/** A moment; the database fills in the present one where none is given. */
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>;
/** A moment that always has to be given. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
/** A column the database fills in where it is not given. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** A nullable column that may be left out. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Numbers the rows of a table in the order of their making; orders lists and is never shown. */
export type Ordinal = GeneratedAlways<number>;
