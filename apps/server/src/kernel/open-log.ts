import { type Logger, pino } from 'pino'
import { safeError } from './safe-error.ts'

/** The log of the process, on its error output. */
export const openLog = (level: string): Logger =>
  pino({ level, serializers: { err: safeError } }, pino.destination(2))
