import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takePidLock } from '../apps/server/src/kernel/pid-lock.ts'

const LOOK_AGAIN_MS = 200

/**
 * Runs `build` while this process alone holds the lock file. While a living process holds it, waits, and says so once
 * by `onWait`; a lock whose process is gone is taken over.
 */
export async function oneBuildAtATime(
  lock: string,
  build: () => void,
  onWait: (heldBy: number) => void,
): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  for (let looks = 0; ; looks += 1) {
    const held = takePidLock(lock)
    if (held.isTaken) {
      try {
        return build()
      } finally {
        held.release()
      }
    }
    if (looks === 0) onWait(held.heldBy)
    await pause(LOOK_AGAIN_MS)
  }
}
