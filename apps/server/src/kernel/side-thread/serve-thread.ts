import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { sideAnswer } from '../side-answer.ts'

const LOWER_PRIORITY = 15

/** Lowers the thread's priority; where threads have no priority of their own all stay equal. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOWER_PRIORITY)
  } catch {
    return
  }
}

/** Called by the script of a side thread: handles requests one after another. */
export function serveThread<Wanted, Made>(make: (wanted: Wanted) => Made | Promise<Made>): void {
  giveWay()
  parentPort?.on('message', async (wanted: Wanted) => {
    parentPort?.postMessage(await sideAnswer(make, wanted))
  })
}
