import { scryptSync } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'

export type KeyWanted = { password: string; salt: string }

/** The library's parameters, so that its hashes and ours are the same. */
const KEY_BYTES = 64
const COST = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 }
const LOWER_PRIORITY = 15

/** Lets everything else of the machine go first; where threads cannot be told apart all stay equal. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOWER_PRIORITY)
  } catch {
    return
  }
}

giveWay()
parentPort?.on('message', ({ password, salt }: KeyWanted) => {
  parentPort?.postMessage(scryptSync(password.normalize('NFKC'), salt, KEY_BYTES, COST))
})
