import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { useSnackbars } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import type { Api } from './api.ts'
import { ApiError } from './api-error.ts'
import { type Command, mutationOf } from './command.ts'
import { query } from './query.ts'
import { createQueryClient } from './query-client.ts'
import { singleFlight } from './single-flight.ts'

const brands = query('GET /admin/brands', { query: { limit: 25 } })
const refusal = new ApiError({ type: 'about:blank', title: 'Taken', status: 409, code: 'name_taken' })

/** Commands on a page whose API responds when the test says so. */
function openPage() {
  const calls: { call: string; answer: (answer: unknown) => void; refuse: (error: Error) => void }[] = []
  const api = ((call: string) =>
    new Promise((answer, refuse) => calls.push({ call, answer, refuse }))) as unknown as Api
  const client = createQueryClient(api)
  client.setQueryData<unknown>(brands.queryKey, 'as it was')
  const begin = <I, A>(command: Command<I, A>) => {
    const observer = new MutationObserver(client, mutationOf(client, command))
    return singleFlight((input: I) => observer.mutate(input))
  }
  const isStale = () => client.getQueryState(brands.queryKey)?.isInvalidated
  return { client, calls, begin, isStale }
}

const said = () => useSnackbars.getState().snackbars.map(({ id, type, mainText }) => [id, type, mainText])
const send = (api: Api, name: string) => api('POST /admin/brands', { body: { name } })
/** A mutation starts its call after the pending state has been set. */
const begun = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => useSnackbars.setState({ snackbars: [] }))

test('a double click is one call, and the next click after its answer is another', async () => {
  const { begin, calls } = openPage()
  const run = begin({ send })
  const first = run('Kruidhof')
  expect(await run('Kruidhof')).toBeNull()
  await begun()
  expect(calls).toHaveLength(1)
  calls[0]?.answer({ id: 'one' })
  expect(await first).toEqual({ id: 'one' })
  void run('Gaia')
  await begun()
  expect(calls).toHaveLength(2)
})

test('a failed command can be begun again', async () => {
  const { begin, calls } = openPage()
  const run = begin({ send, onFailed: () => undefined })
  const first = run('Kruidhof')
  await begun()
  calls[0]?.refuse(refusal)
  await expect(first).rejects.toBe(refusal)
  void run('Kruidhof')
  await begun()
  expect(calls).toHaveLength(2)
})

test('once it is done the answer is kept, what is out of date is asked for again, and then it is said', async () => {
  const { begin, calls, client, isStale } = openPage()
  const order: string[] = []
  const run = begin({
    send,
    keep: (_, { id }) => {
      order.push(`kept ${id}, stale: ${isStale()}`)
    },
    stale: ['GET /admin/brands'],
    onDone: () => order.push(`done, stale: ${isStale()}`),
    snackbar: 'brand',
    done: (_, name) => `${name} is there.`,
  })
  const running = run('Kruidhof')
  await begun()
  expect(said()).toEqual([])
  calls[0]?.answer({ id: 'one' })
  await running
  expect(order).toEqual(['kept one, stale: false', 'done, stale: true'])
  expect(said()).toEqual([['brand', 'success', 'Kruidhof is there.']])
  expect(client.getQueryData<unknown>(brands.queryKey)).toBe('as it was')
})

test('a refusal is said in its own words, and nothing counts as done', async () => {
  const { begin, calls, isStale } = openPage()
  const run = begin({ send, stale: ['GET /admin/brands'], done: 'Done', otherwise: 'Not reached' })
  const running = run('Kruidhof')
  await begun()
  calls[0]?.refuse(refusal)
  await expect(running).rejects.toBe(refusal)
  expect(said()).toEqual([['command', 'error', m.refusal_name_taken()]])
  expect(isStale()).toBe(false)
})

test('a failure that has a reason is said in its own words, and one without a reason in those of the page', async () => {
  const { begin, calls } = openPage()
  const run = begin({ send, otherwise: 'Not reached' })
  for (const [at, code, words] of [
    [0, 'erp_unread', m.refusal_erp_unread()],
    [1, 'unavailable', 'Not reached'],
  ] as const) {
    const failure = new ApiError({ type: 'about:blank', title: 'Unavailable', status: 503, code })
    const running = run('Kruidhof')
    await begun()
    calls[at]?.refuse(failure)
    await expect(running).rejects.toBe(failure)
    expect(said()).toEqual([['command', 'error', words]])
  }
})

test('a call that did not arrive is said in the words of its page', async () => {
  const { begin, calls } = openPage()
  const running = begin({ send, otherwise: 'Not reached' })('Kruidhof')
  await begun()
  calls[0]?.refuse(new TypeError('Failed to fetch'))
  await expect(running).rejects.toThrow('Failed to fetch')
  expect(said()).toEqual([['command', 'error', 'Not reached']])
})

test('what is shown before the answer is taken back when it is refused, and read again', async () => {
  const { begin, calls, client, isStale } = openPage()
  const show = (text: string) => client.setQueryData<unknown>(brands.queryKey, text)
  const run = begin({
    send,
    onStart: (_, name) => {
      show(`with ${name}`)
      return () => show('as it was')
    },
    staleOnFailure: [brands],
  })
  const running = run('Kruidhof')
  await begun()
  expect(client.getQueryData<unknown>(brands.queryKey)).toBe('with Kruidhof')
  calls[0]?.refuse(refusal)
  await expect(running).rejects.toBe(refusal)
  expect(client.getQueryData<unknown>(brands.queryKey)).toBe('as it was')
  expect(isStale()).toBe(true)
})

test('commands of one scope wait for each other, also for an answer that comes late', async () => {
  const { begin, calls } = openPage()
  const [one, two] = [begin({ send, scope: 'brand' }), begin({ send, scope: 'brand' })]
  const [first, second] = [one('First'), two('Second')]
  await begun()
  expect(calls).toHaveLength(1)
  calls[0]?.answer({ id: 'first' })
  await first
  await begun()
  calls[1]?.answer({ id: 'second' })
  expect(await second).toEqual({ id: 'second' })
})

test('a change that waits stays shown over the answer to the one before it, or over its refusal', async () => {
  const { begin, calls, client } = openPage()
  const { queryKey } = brands
  const change = {
    scope: 'brand',
    send,
    onStart: (_: QueryClient, added: string) => {
      const before = client.getQueryData<unknown>(queryKey)
      client.setQueryData<unknown>(queryKey, `${before}, ${added}`)
      return () => client.setQueryData<unknown>(queryKey, before)
    },
    keep: (_: QueryClient, { name }: { name: string }) => client.setQueryData<unknown>(queryKey, name),
    onFailed: () => undefined,
  }
  const shown = () => client.getQueryData<unknown>(queryKey)
  const first = begin(change)('A')
  await begun()
  const second = begin(change)('B')
  await begun()
  const third = begin(change)('C')
  await begun()
  expect([calls.length, shown()]).toEqual([1, 'as it was, A, B, C'])
  calls[0]?.answer({ name: 'A written' })
  await first
  expect(shown()).toBe('A written, B, C')
  await begun()
  calls[1]?.refuse(refusal)
  await expect(second).rejects.toBe(refusal)
  expect(shown()).toBe('as it was, A, C')
  await begun()
  calls[2]?.answer({ name: 'A and C written' })
  await third
  expect(shown()).toBe('A and C written')
})
