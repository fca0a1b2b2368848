import { one } from '../db/one.ts'
import { Busy } from '../domain-error.ts'
import { Overloaded } from '../limit-concurrency.ts'
import { serverScript } from '../own-files.ts'
import { sideProcess } from '../side-process/side-process.ts'
import { TookTooLong, WorkerEnded } from '../side-work.ts'
import type { Drawn, Output, Recipe } from './recipe.ts'

const script = serverScript('kernel/pictures/draw-worker')
const RETRY_SECONDS = 5
const IDLE_MS = 60_000

/** Pictures requested by visitors and uploads are processed in separate queues, so neither waits for the other. */
const shown = sideProcess<Recipe, Drawn>(script, { waiting: 60, mostMs: 10_000, idleMs: IDLE_MS })
const uploaded = sideProcess<Recipe, Drawn>(script, { waiting: 20, mostMs: 30_000, idleMs: IDLE_MS })

/** Throws unavailable if too many are waiting. */
async function unlessBusy(drawing: Promise<Drawn>): Promise<Buffer[]> {
  try {
    return (await drawing).pictures
  } catch (error) {
    throw error instanceof Overloaded ? new Busy(RETRY_SECONDS) : error
  }
}

/** Our own pictures only time out when the machine is busy. */
async function drawOurs(drawing: Promise<Drawn>): Promise<Buffer[]> {
  try {
    return await unlessBusy(drawing)
  } catch (error) {
    throw error instanceof TookTooLong || error instanceof WorkerEnded ? new Busy(RETRY_SECONDS) : error
  }
}

/** Renders a picture for display. Throws unavailable if too many are waiting. */
export const drawShown = async (recipe: Omit<Recipe, 'outputs'>, output: Output): Promise<Buffer> =>
  one(await drawOurs(shown({ ...recipe, outputs: [output] })))

/**
 * Re-encodes an uploaded picture, with its orientation applied. Throws unavailable if too many are waiting, otherwise
 * what is wrong with it.
 */
export const drawUpload = (source: Uint8Array, outputs: Output[]): Promise<Buffer[]> =>
  unlessBusy(uploaded({ source, outputs, isTurnedUpright: true }))

/** Renders the product's own pictures. Throws unavailable if too many are waiting. */
export const drawKept = (source: string | Uint8Array, outputs: Output[]): Promise<Buffer[]> =>
  drawOurs(uploaded({ source, outputs }))
