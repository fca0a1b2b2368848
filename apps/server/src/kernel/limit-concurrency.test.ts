import { expect, test } from 'vitest'
import { limitConcurrency, Overloaded } from './limit-concurrency.ts'

function makeWorks(count: number) {
  const started: number[] = []
  const works = Array.from({ length: count }, (_, at) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const work = () => {
      started.push(at)
      return promise
    }
    return { work, end: () => resolve(at) }
  })
  return { started, works }
}

test('works beyond the limit wait for their turn, in the order they came', async () => {
  const run = limitConcurrency({ atOnce: 2, waiting: 10 })
  const { started, works } = makeWorks(4)
  const results = works.map(({ work }) => run(work))
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  works[1]?.end()
  await results[1]
  await new Promise(setImmediate)
  expect(started).toEqual([0, 1, 2])
  for (const { end } of works) end()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3])
})

test('a work that fails gives its place on', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 1 })
  const failed = run(() => Promise.reject(new Error('broken')))
  const next = run(async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await run(async () => 'again')).toBe('again')
})

test('past what may wait a work is refused at once', async () => {
  const run = limitConcurrency({ atOnce: 1, waiting: 1 })
  const { works } = makeWorks(2)
  const results = works.map(({ work }) => run(work))
  await expect(run(async () => 'late')).rejects.toThrow(Overloaded)
  for (const { end } of works) end()
  expect(await Promise.all(results)).toEqual([0, 1])
})
