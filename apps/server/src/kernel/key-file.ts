import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFault } from './start-fault.ts'

/** Same minimum as for keys from environment variables. */
export const SHORTEST_KEY = 32

const OTHERS = 0o077

function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Written to a temporary file, then moved into place: a full disk leaves no partial key. */
function make(path: string): void {
  const aside = `${path}.${process.pid}.new`
  try {
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(aside, path)
    flush(dirname(path))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Another process created it meanwhile: use that one.
    if (code !== 'EEXIST') throw new StartFault(`${path} cannot be written: ${message}`)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** A file system without modes (some network and desktop ones) leaves it readable: warn, but continue. */
function keepToOwner(path: string, say: (line: string) => void): void {
  if ((statSync(path).mode & OTHERS) === 0) return
  try {
    chmodSync(path, 0o600)
  } catch {
    // Handled below: the mode is still open.
  }
  const isClosed = (statSync(path).mode & OTHERS) === 0
  say(
    isClosed
      ? `${path} could be read by others on this machine. Now it is its owner's alone; replace the key if they are not trusted.`
      : `${path} can be read by others on this machine. Make it its owner's alone (chmod 600).`,
  )
}

/**
 * A secret of this installation: created once in `dataDir`, readable by its owner only. Throws StartFault if the file
 * does not hold a complete key or cannot be written.
 */
export function keyFromFile(dataDir: string, name: string, say: (line: string) => void): string {
  const path = join(dataDir, `${name}.key`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(path)) make(path)
  keepToOwner(path, say)
  const key = readFileSync(path, 'utf8').trim()
  if (key.length < SHORTEST_KEY)
    throw new StartFault(
      `${path} holds no key of at least ${SHORTEST_KEY} characters. Restore it from a backup; where nothing was ever started with it, delete it and a new one is made.`,
    )
  return key
}
