import { expect, test, vi } from 'vitest'
import type { OddWork } from '#test/odd-worker'
import { Overloaded } from './limit-concurrency.ts'
import { sideProcess } from './side-process/side-process.ts'
import { sideThread } from './side-thread/side-thread.ts'
import { TookTooLong, WorkerEnded } from './side-work.ts'

const script = new URL('../../test/fixtures/odd-worker.ts', import.meta.url)
const aside = { thread: sideThread<OddWork, unknown>, process: sideProcess<OddWork, unknown> }
const kinds = ['thread', 'process'] as const

test.for(kinds)('what a side %s makes and throws comes back', async (kind) => {
  const work = aside[kind](script)
  expect(await work({ does: 'echo', value: new Uint8Array([1, 2, 3]) })).toEqual(new Uint8Array([1, 2, 3]))
  await expect(work({ does: 'throw' })).rejects.toThrow('cannot be done')
})

test.for(kinds)('a side %s that takes too long is ended, and the next work is done', async (kind) => {
  const work = aside[kind](script, { mostMs: 1000 })
  await expect(work({ does: 'spin' })).rejects.toThrow(TookTooLong)
  // On a busy machine a new one may take as long to start.
  const next = () => work({ does: 'echo', value: 'next' }).catch((error: Error) => error)
  await expect.poll(next, { timeout: 50_000 }).toBe('next')
})

test('of two at once one that is stuck does not hold up the others', async () => {
  const work = sideThread<OddWork, unknown>(script, { atOnce: 2, mostMs: 3000 })
  const order: string[] = []
  const stuck = work({ does: 'hang' }).catch(() => order.push('stuck'))
  for (const value of ['one', 'two']) await work({ does: 'echo', value }).then(() => order.push(value))
  await stuck
  expect(order).toEqual(['one', 'two', 'stuck'])
})

test('a process that ends fails the work it had, and no other', async () => {
  const work = sideProcess<OddWork, unknown>(script)
  const [ended, next] = await Promise.allSettled([work({ does: 'end' }), work({ does: 'echo', value: 1 })])
  expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(WorkerEnded) })
  expect(next).toEqual({ status: 'fulfilled', value: 1 })
})

test('past what may wait a work is refused at once', async () => {
  const work = sideProcess<OddWork, unknown>(script, { waiting: 1 })
  const all = [1, 2, 3].map((value) => work({ does: 'echo', value }))
  await expect(all[2]).rejects.toThrow(Overloaded)
  expect(await Promise.all(all.slice(0, 2))).toEqual([1, 2])
})

test('a side process knows none of the server’s variables, and is ended when it has nothing to do', async () => {
  vi.stubEnv('TOKEN_KEY', 'secret')
  const work = sideProcess<OddWork, unknown>(script, { idleMs: 50 })
  const { pid, variables } = (await work({ does: 'describe' })) as { pid: number; variables: string[] }
  vi.unstubAllEnvs()
  expect(variables.filter((name) => name === name.toUpperCase() && !name.startsWith('NODE_CHANNEL'))).toEqual(
    ['MALLOC_ARENA_MAX', 'NODE_ENV'],
  )
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 10_000)
  expect(await work({ does: 'echo', value: 'again' })).toBe('again')
})
