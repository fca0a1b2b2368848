import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { takeFileLock } from '../file-lock.ts'
import { StartFault } from '../start-fault.ts'

/**
 * Locks `dataDir` for this process until the returned function is called: opening an embedded database twice loses
 * committed data. Throws StartFault if another process holds the lock, in this container or another.
 */
export function holdDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = takeFileLock(join(dataDir, 'database.lock'))
  if (!lock.isTaken)
    throw new StartFault(
      `${dataDir} is in use by ${lock.holder}. Stop it first, or set DATA_DIR to another folder.`,
    )
  return lock.release
}
