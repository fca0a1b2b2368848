import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

/** SQLite's word for a lock that another connection holds; its finer kinds share the lowest byte. */
const BUSY = 5

/** A connection that nothing refers to is closed when memory is tidied, and its lock is gone with it. */
const held = new Set<DatabaseSync>()

type Taken = { isTaken: true; release: () => void } | { isTaken: false; holder: string }

const isHeldByAnother = (error: unknown): boolean =>
  ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY

/** What the holder wrote beside its lock. It may be from a holder before, so it is only told, never acted on. */
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
 * Takes the lock file at `path` for this process, or says who has it. It is a lock of the operating system (SQLite's on
 * a database that stays empty): it holds between containers that share the folder, and the system releases it when its
 * holder ends, however it ends.
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
