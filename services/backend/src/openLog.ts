import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino';

/** What is redacted: secrets by their names, and the values that a failed query carried. */
const REDACTED = [
  '*.password',
  '*.token',
  '*.authorization',
  ...['err', 'err.aggregateErrors[*]'].flatMap((error) => [`${error}.params`, `${error}.detail`]),
];

/** Opens the service's log: JSON lines, on standard output by default. */
export function openLog(level: LevelWithSilent, destination?: DestinationStream): Logger {
  // Many calls' lines in one write; what waits is written at the process's end.
  return pino({ level, redact: REDACTED }, destination ?? pino.destination({ sync: false }));
}
