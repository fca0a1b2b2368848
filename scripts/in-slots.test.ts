import { expect, test } from 'vitest'
import { inSlots } from './in-slots.ts'

type Step = { name: string; after?: string; isAlone?: boolean; turns?: number }

/** Runs the steps, each for this many turns of the event loop, and returns what started and ended when. */
async function doAll(steps: Step[]): Promise<string> {
  const log: string[] = []
  const outcomes = await inSlots(steps, 2, async ({ name, turns = 1 }) => {
    log.push(`+${name}`)
    for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
    log.push(`-${name}`)
    return name.toUpperCase()
  })
  expect(outcomes).toEqual(steps.map(({ name }) => name.toUpperCase()))
  return log.join(' ')
}

test('two steps run at once, and the next one begins when one of them ends', async () => {
  const steps = [{ name: 'a', turns: 9 }, { name: 'b' }, { name: 'c' }]
  expect(await doAll(steps)).toBe('+a +b -b +c -c -a')
})

test('a step that waits for another lets later ones pass', async () => {
  const steps = [
    { name: 'a', turns: 5 },
    { name: 'b', after: 'a' },
    { name: 'c', turns: 9 },
  ]
  expect(await doAll(steps)).toBe('+a +c -a +b -b -c')
})

test('a step that is alone waits for all before it, and all after it wait for its end', async () => {
  const steps = [{ name: 'a', turns: 5 }, { name: 'b', isAlone: true }, { name: 'c' }, { name: 'd' }]
  expect(await doAll(steps)).toBe('+a -a +b -b +c +d -c -d')
})

test('a step that waits for one that never comes is an error', async () => {
  await expect(doAll([{ name: 'a', after: 'z' }])).rejects.toThrow('a waits for a step')
})
