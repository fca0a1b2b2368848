import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's error code for a lock held by another connection; extended codes share the lowest byte. */
const BUSY = 5

/** Keeps a reference: an unreferenced connection is closed by garbage collection, releasing its lock. */
const held = new Set<DatabaseSync>()

type Taken = { isTaken: true; release: () => void } | { isTaken: false; holder: string }

const isHeldByAnother = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY

/** What the holder wrote beside its lock. It may be from an earlier holder, so it is only for messages. */
function holderOf(path: string): string {
  try {
    return readFileSync(`${path}.holder`, 'utf8').trim() || 'another process'
  } catch {
    return 'another process'
  }
}

function nameHolder(path: string): void {
  const aside = `${path}.holder.${process.pid}`
  writeFileSync(aside, `process ${process.pid} on ${hostname()} since ${new Date().toISOString()}\n`)
  renameSync(aside, `${path}.holder`)
}

/**
 * Takes the lock file at `path` for this process, or returns who holds it. Uses an OS lock (SQLite's, on an empty
 * database): it works across containers sharing the folder and is released when the process ends, however it ends.
 */
export function takeFileLock(path: string): Taken {
  const file = new DatabaseSync(path)
  try {
    file.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    file.close()
    if (isHeldByAnother(error)) return { isTaken: false, holder: holderOf(path) }
    throw error
  }
  held.add(file)
  nameHolder(path)
  return {
    isTaken: true,
    release: () => {
      rmSync(`${path}.holder`, { force: true })
      file.close()
      held.delete(file)
    },
  }
}
