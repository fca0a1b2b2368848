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

/** As for keys that come by variable. */
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

/** Written whole beside its place, then put there: a disk that is full leaves no part of a key. */
function make(path: string): void {
  const aside = `${path}.${process.pid}.new`
  try {
    writeFileSync(aside, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true })
    linkSync(aside, path)
    flush(dirname(path))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    // Another process made it meanwhile: that one counts.
    if (code !== 'EEXIST') throw new StartFault(`${path} cannot be written: ${message}`)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** A file system without modes (some network and desktop ones) leaves it open: that is said, and no reason to stop. */
function keepToOwner(path: string, say: (line: string) => void): void {
  if ((statSync(path).mode & OTHERS) === 0) return
  try {
    chmodSync(path, 0o600)
  } catch {
    // Seen below: the mode is still open.
  }
  const isClosed = (statSync(path).mode & OTHERS) === 0
  say(
    isClosed
      ? `${path} could be read by others on this machine. Now it is its owner's alone; replace the key if they are not trusted.`
      : `${path} can be read by others on this machine. Make it its owner's alone (chmod 600).`,
  )
}

/**
 * A secret of this installation: made once into `dataDir`, for its owner only. Throws StartFault when the file holds no
 * whole key or none can be written.
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
