import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { KeyWanted } from './scrypt-worker.ts'

let kept: Worker | undefined

/** Begun with the first password, and again after it failed; it keeps no process alive by itself. */
function worker(): Worker {
  kept ??= new Worker(new URL('./scrypt-worker.ts', import.meta.url))
  return kept
}

/** The key of a password, made in a thread of lower priority: one at a time, requests go first. */
export async function deriveKey(wanted: KeyWanted): Promise<Buffer> {
  const deriving = worker()
  deriving.ref()
  try {
    deriving.postMessage(wanted)
    const [key]: Uint8Array[] = await once(deriving, 'message')
    if (!key) throw new Error('no key was made')
    return Buffer.from(key)
  } catch (error) {
    kept = undefined
    throw error
  } finally {
    deriving.unref()
  }
}
