import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { takePidLock } from '../pid-lock.ts'

/** Another living process holds the folder: opening an embedded database twice loses committed data. */
export class DataDirHeld extends Error {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`)
    this.pid = pid
  }
}

/**
 * Holds `dataDir` for this process until the answer is called. A lock whose process is gone is taken over.
 * Throws DataDirHeld when a living process has it.
 */
export function holdDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = takePidLock(join(dataDir, 'lock'))
  if (!lock.isTaken) throw new DataDirHeld(dataDir, lock.heldBy)
  return lock.release
}
