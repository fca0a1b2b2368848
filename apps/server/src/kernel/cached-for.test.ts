import { expect, test } from 'vitest'
import { cachedFor, cachedOf } from './cached-for.ts'

/** Answers by how often it was read, and fails where it is told to. */
function counting(fails: number[] = []) {
  let count = 0
  return async () => {
    count += 1
    if (fails.includes(count)) throw new Error(`reading ${count}`)
    return count
  }
}

test('is read again when its time is over, not a moment before', async () => {
  const read = counting()
  const cached = cachedFor<number>(1000)
  expect(await cached.get(5000, read)).toBe(1)
  expect(await cached.get(5999, read)).toBe(1)
  expect(await cached.get(6000, read)).toBe(2)
})

test('is read once for all who ask while it is being read', async () => {
  const read = counting()
  const cached = cachedFor<number>(1000)
  expect(await Promise.all([cached.get(0, read), cached.get(0, read), cached.get(999, read)])).toEqual([
    1, 1, 1,
  ])
})

test('is read again after a failure, which all who waited are told', async () => {
  const read = counting([1])
  const cached = cachedFor<number>(1000)
  const asked = [cached.get(0, read), cached.get(0, read)]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await cached.get(1, read)).toBe(2)
})

test('a reading that fails late takes away none that came after it', async () => {
  const first = Promise.withResolvers<number>()
  const readings = [first.promise, Promise.resolve(2), Promise.resolve(3)]
  const read = () => readings.shift() ?? Promise.resolve(0)
  const cached = cachedFor<number>(1000)
  const asked = cached.get(0, read)
  cached.forget()
  expect(await cached.get(1, read)).toBe(2)
  first.reject(new Error('late'))
  await expect(asked).rejects.toThrow('late')
  expect(await cached.get(2, read)).toBe(2)
})

test('a clock that is set back reads again', async () => {
  const read = counting()
  const cached = cachedFor<number>(1000)
  expect(await cached.get(5000, read)).toBe(1)
  expect(await cached.get(4999, read)).toBe(2)
})

test('each owner has its own answer', async () => {
  const read = counting()
  const cached = cachedOf<number>(1000)
  const [one, other] = [{}, {}]
  expect(await cached(one).get(0, read)).toBe(1)
  expect(await cached(other).get(0, read)).toBe(2)
  cached(one).forget()
  expect(await cached(other).get(0, read)).toBe(2)
  expect(await cached(one).get(0, read)).toBe(3)
})
