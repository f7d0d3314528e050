import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/** Redacted properties: secrets by name, and the parameters of a failed query. */
const REDACTED = [
  '*.password',
  '*.token',
  '*.authorization',
  ...['err', 'err.aggregateErrors[*]'].flatMap((error) => [`${error}.params`, `${error}.detail`]),
];

/** Opens the service's log: JSON lines, on standard output by default. */
export function openLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  // Buffers lines; the rest is written at the end of the process.
  return pino({ level, redact: REDACTED }, destination ?? pino.destination({ sync: false }));
}
