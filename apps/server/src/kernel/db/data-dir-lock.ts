import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another living process holds the folder: opening an embedded database twice loses committed data. */
export class DataDirHeld extends Error {
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(`${dataDir} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`)
    this.pid = pid
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const holderOf = (lock: string): number => Number(readFileSync(lock, 'utf8'))

/** Takes a stale lock away. A lock that turns out to be another's fresh one is put back. */
function removeStale(lock: string, mine: string, stalePid: number): void {
  const aside = `${mine}.stale`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (holderOf(aside) !== stalePid) linkSync(aside, lock)
  rmSync(aside, { force: true })
}

/**
 * Holds `dataDir` for this process until the answer is called. A lock whose process is gone is taken over.
 * Throws DataDirHeld when a living process has it.
 */
export function holdDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = join(dataDir, 'lock')
  const mine = join(dataDir, `lock.${process.pid}`)
  writeFileSync(mine, String(process.pid))
  try {
    for (;;) {
      try {
        linkSync(mine, lock)
        return () => rmSync(lock, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const pid = holderOf(lock)
      if (pid !== process.pid && isAlive(pid)) throw new DataDirHeld(dataDir, pid)
      removeStale(lock, mine, pid)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}
