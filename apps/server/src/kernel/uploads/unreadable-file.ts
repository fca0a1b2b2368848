import { Busy, invalid } from '../domain-error.ts'
import { Overloaded } from '../limit-concurrency.ts'
import { TookTooLong, WorkerEnded } from '../side-work.ts'
import { fileTypeRefused } from './read-upload.ts'

const RETRY_SECONDS = 30

/** Why a side thread could not read a file: busy, too complex, or of another type, for which the message is. */
export function unreadableFile(error: unknown, message: string): Error {
  if (error instanceof Overloaded) return new Busy(RETRY_SECONDS)
  if (error instanceof TookTooLong || error instanceof WorkerEnded)
    return invalid('file_too_complex', 'Reading this file takes too long or too much memory.', [
      { id: 'File', error: 'file_too_complex' },
    ])
  return fileTypeRefused(message)
}
