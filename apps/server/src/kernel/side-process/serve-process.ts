import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { sideAnswer } from '../side-answer.ts'

const LOWER_PRIORITY = 15

/** A process has threads of its own by now, each of which counts by itself where threads can be told apart. */
function giveWay(): void {
  setPriority(LOWER_PRIORITY)
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOWER_PRIORITY)
  } catch {
    return
  }
}

/** What the script of a side process calls: makes what is asked for, one after the other. */
export function serveProcess<Wanted, Made>(make: (wanted: Wanted) => Made | Promise<Made>): void {
  giveWay()
  // A signal to the whole group is the server's to heed, which first answers what is in flight.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', async (wanted: Wanted) => {
    process.send?.(await sideAnswer(make, wanted))
  })
}
