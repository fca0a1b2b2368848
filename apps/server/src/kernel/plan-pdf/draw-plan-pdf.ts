import type { PlanSheet } from '@salvia/contract/plans/plan-sheet'
import { Overloaded } from '../limit-concurrency.ts'
import { serverScript } from '../own-files.ts'
import { sideProcess } from '../side-process/side-process.ts'
import { TookTooLong, WorkerEnded } from '../side-work.ts'

const script = serverScript('kernel/plan-pdf/plan-pdf-worker')

/** A long plan takes a second or two of a core: in a process of its own, no other request waits for it. */
const draw = sideProcess<PlanSheet, Uint8Array>(script, { waiting: 20, mostMs: 20_000, idleMs: 60_000 })

/** A plan as a PDF; null if too many are waiting or the machine is too busy to finish one. */
export async function drawPlanPdf(sheet: PlanSheet): Promise<Uint8Array | null> {
  try {
    return await draw(sheet)
  } catch (error) {
    if (error instanceof Overloaded || error instanceof TookTooLong || error instanceof WorkerEnded)
      return null
    throw error
  }
}
