import { one } from '../db/one.ts'
import { Busy } from '../domain-error.ts'
import { Overloaded } from '../limit-concurrency.ts'
import { sideProcess } from '../side-process/side-process.ts'
import { TookTooLong, WorkerEnded } from '../side-work.ts'
import type { Drawn, Output, Recipe } from './recipe.ts'

const script = new URL('./draw-worker.ts', import.meta.url)
const RETRY_SECONDS = 5
const IDLE_MS = 60_000

/** What visitors ask for and what people upload is drawn apart, so that neither waits for the other. */
const shown = sideProcess<Recipe, Drawn>(script, { waiting: 60, mostMs: 10_000, idleMs: IDLE_MS })
const uploaded = sideProcess<Recipe, Drawn>(script, { waiting: 20, mostMs: 30_000, idleMs: IDLE_MS })

/** Throws unavailable when too much waits already. */
async function unlessBusy(drawing: Promise<Drawn>): Promise<Buffer[]> {
  try {
    return (await drawing).pictures
  } catch (error) {
    throw error instanceof Overloaded ? new Busy(RETRY_SECONDS) : error
  }
}

/** What is our own takes too long only where the machine is busy with something else. */
async function drawOurs(drawing: Promise<Drawn>): Promise<Buffer[]> {
  try {
    return await unlessBusy(drawing)
  } catch (error) {
    throw error instanceof TookTooLong || error instanceof WorkerEnded ? new Busy(RETRY_SECONDS) : error
  }
}

/** Draws one picture to be shown. Throws unavailable when too much waits already. */
export const drawShown = async (recipe: Omit<Recipe, 'outputs'>, output: Output): Promise<Buffer> =>
  one(await drawOurs(shown({ ...recipe, outputs: [output] })))

/** Draws an uploaded picture again, turned upright. Throws unavailable when too many wait already, else what is wrong with it. */
export const drawUpload = (source: Uint8Array, outputs: Output[]): Promise<Buffer[]> =>
  unlessBusy(uploaded({ source, outputs, isTurnedUpright: true }))

/** Draws what the product itself keeps. Throws unavailable when too much waits already. */
export const drawKept = (source: string | Uint8Array, outputs: Output[]): Promise<Buffer[]> =>
  drawOurs(uploaded({ source, outputs }))
