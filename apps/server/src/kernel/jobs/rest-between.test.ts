import { expect, test } from 'vitest'
import { restBetween } from './rest-between.ts'

function makeClock() {
  let at = 1000
  const rests: number[] = []
  const pause = async (ms: number) => {
    rests.push(ms)
    at += ms
  }
  const work = (ms: number) => {
    at += ms
  }
  return { clock: { now: () => at, pause }, rests, work }
}

test('it rests as long as it worked since it last rested', async () => {
  const { clock, rests, work } = makeClock()
  const rest = restBetween(clock)
  work(12)
  await rest()
  work(5)
  await rest()
  expect(rests).toEqual([12, 5])
})

test('it rests for a second at most', async () => {
  const { clock, rests, work } = makeClock()
  const rest = restBetween(clock)
  work(7000)
  await rest()
  expect(rests).toEqual([1000])
})
