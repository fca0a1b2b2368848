import { Busy } from '../domain-error.ts'
import { Overloaded } from '../few-at-once.ts'
import { sideProcess } from '../side-process/side-process.ts'
import type { Drawn, Recipe } from './recipe.ts'

const script = new URL('./draw-worker.ts', import.meta.url)
const RETRY_SECONDS = 5
const IDLE_MS = 60_000

/** What visitors ask for and what people upload is drawn apart, so that neither waits for the other. */
const shown = sideProcess<Recipe, Drawn>(script, { waiting: 60, mostMs: 10_000, idleMs: IDLE_MS })
const uploaded = sideProcess<Recipe, Drawn>(script, { waiting: 20, mostMs: 30_000, idleMs: IDLE_MS })

/** Throws unavailable when too much waits already. */
async function unlessBusy(drawing: Promise<Drawn>): Promise<Drawn> {
  try {
    return await drawing
  } catch (error) {
    if (error instanceof Overloaded) throw new Busy(RETRY_SECONDS)
    throw error
  }
}

/** Draws one picture to be shown. Throws unavailable when too much waits already. */
export async function drawShown(recipe: Omit<Recipe, 'outputs'>, output: Recipe['outputs'][0]) {
  const { pictures } = await unlessBusy(shown({ ...recipe, outputs: [output] }))
  const [picture] = pictures
  if (!picture) throw new Error('nothing was drawn')
  return picture
}

/** Draws an uploaded picture anew, turned upright. Throws unavailable when too many wait already, else what is wrong with it. */
export async function drawUpload(source: Uint8Array, outputs: Recipe['outputs']): Promise<Buffer[]> {
  const { pictures } = await unlessBusy(uploaded({ source, outputs, isTurnedUpright: true }))
  return pictures
}

/** Draws what the product itself keeps. */
export async function drawKept(source: string | Uint8Array, outputs: Recipe['outputs']): Promise<Buffer[]> {
  const { pictures } = await unlessBusy(uploaded({ source, outputs }))
  return pictures
}
