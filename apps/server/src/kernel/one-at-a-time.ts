import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { takeFileLock } from './file-lock.ts'

const LOOK_AGAIN_MS = 200

/**
 * Runs `act` while this process holds the lock file. Waits while another holds it, reporting that once through
 * `onWait`.
 */
export async function oneAtATime(
  lock: string,
  act: () => void | Promise<void>,
  onWait: (holder: string) => void = () => undefined,
): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  for (let looks = 0; ; looks += 1) {
    const held = takeFileLock(lock)
    if (held.isTaken) {
      try {
        return await act()
      } finally {
        held.release()
      }
    }
    if (looks === 0) onWait(held.holder)
    await pause(LOOK_AGAIN_MS)
  }
}
