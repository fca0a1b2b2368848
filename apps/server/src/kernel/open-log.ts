import { type Logger, pino } from 'pino'
import { safeError } from './safe-error.ts'

/** The process log, written to stderr. */
export const openLog = (level: string): Logger =>
  pino({ level, serializers: { err: safeError } }, pino.destination(2))
