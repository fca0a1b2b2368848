import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { sideAnswer } from '../side-answer.ts'

const LOWER_PRIORITY = 15

/** Lets everything else of the machine go first; where threads cannot be told apart all stay equal. */
function giveWay(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), LOWER_PRIORITY)
  } catch {
    return
  }
}

/** What the script of a side thread calls: makes what is asked for, one after the other. */
export function serveThread<Wanted, Made>(make: (wanted: Wanted) => Made | Promise<Made>): void {
  giveWay()
  parentPort?.on('message', async (wanted: Wanted) => {
    parentPort?.postMessage(await sideAnswer(make, wanted))
  })
}
