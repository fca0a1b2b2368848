import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Undefined: let go of between two looks. */
function holderOf(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** False: another process has the file. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Takes a stale lock away. A lock that turns out to be another's fresh one is put back. */
function removeStale(lock: string, mine: string, stalePid: number): void {
  const aside = `${mine}.stale`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  if (holderOf(aside) !== stalePid) link(aside, lock)
  rmSync(aside, { force: true })
}

type Taken = { isTaken: true; release: () => void } | { isTaken: false; heldBy: number }

/** Takes the lock file for this process, also from a process that is gone; or says which living process has it. */
export function takePidLock(lock: string): Taken {
  const mine = `${lock}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    for (;;) {
      if (link(mine, lock)) return { isTaken: true, release: () => rmSync(lock, { force: true }) }
      const pid = holderOf(lock)
      if (pid === undefined) continue
      if (pid !== process.pid && isAlive(pid)) return { isTaken: false, heldBy: pid }
      removeStale(lock, mine, pid)
    }
  } finally {
    rmSync(mine, { force: true })
  }
}
