import { readdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { sideAnswer } from '../side-answer.ts'

const LOWER_PRIORITY = 15

/** The process has several threads by now; where threads have their own priority, each must be lowered. */
function giveWay(): void {
  setPriority(LOWER_PRIORITY)
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), LOWER_PRIORITY)
  } catch {
    return
  }
}

/** Called by the script of a side process: handles requests one after another. */
export function serveProcess<Wanted, Made>(make: (wanted: Wanted) => Made | Promise<Made>): void {
  giveWay()
  // Signals to the process group are for the server, which first finishes requests in flight.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', async (wanted: Wanted) => {
    process.send?.(await sideAnswer(make, wanted))
  })
}
