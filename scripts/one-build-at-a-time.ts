import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeFileLock } from '../apps/server/src/kernel/file-lock.ts'

const LOOK_AGAIN_MS = 200

/**
 * Runs `build` while this process holds the lock file. Waits while another holds it, reporting that once through
 * `onWait`.
 */
export async function oneBuildAtATime(
  lock: string,
  build: () => void,
  onWait: (holder: string) => void,
): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  for (let looks = 0; ; looks += 1) {
    const held = takeFileLock(lock)
    if (held.isTaken) {
      try {
        return build()
      } finally {
        held.release()
      }
    }
    if (looks === 0) onWait(held.holder)
    await pause(LOOK_AGAIN_MS)
  }
}
