import { expect, onTestFinished, test, vi } from 'vitest'
import { cachedContent } from './content-cache.ts'
import { noContentPictures } from './content-pictures.ts'
import type { ContentSource } from './content-source.ts'

/** A source that answers what the test says, and a clock. */
function setUp() {
  const answers: (() => Promise<unknown>)[] = []
  const source: ContentSource = { kind: 'strapi', read: async () => answers.shift()?.() }
  const shipped: ContentSource = { kind: 'files', read: async () => 'shipped' }
  const warnings: unknown[] = []
  let now = 0
  const content = cachedContent(source, {
    shipped,
    drafts: () => source,
    pictures: noContentPictures,
    now: () => now,
    log: { warn: (said: unknown) => void warnings.push(said) } as never,
  })
  const read = () => content.read('about', 'en')
  const later = (ms: number) => {
    now += ms
  }
  return { answers, warnings, read, later, content }
}

test('what was read is shown for a minute, then still shown while it is read again', async () => {
  const { answers, read, later } = setUp()
  answers.push(
    async () => 'first',
    async () => 'second',
  )
  expect(await read()).toBe('first')
  later(59_999)
  expect(await read()).toBe('first')
  later(1)
  expect(await read()).toBe('first')
  await vi.waitFor(async () => expect(await read()).toBe('second'))
})

test('a service that fails shows what it said last, and what the release ships before that', async () => {
  const { answers, warnings, read, later } = setUp()
  const fail = () => Promise.reject(new Error('down'))
  answers.push(fail, async () => 'first', fail)
  expect(await read()).toBe('shipped')
  expect(await read()).toBe('first')
  later(60_000)
  expect(await read()).toBe('first')
  await vi.waitFor(() => expect(warnings).toHaveLength(2))
  expect(await read()).toBe('first')
})

test('a slow service delays nobody: the release is shown until it has answered', async () => {
  const { answers, read, content } = setUp()
  let answer: (value: string) => void = () => {}
  answers.push(() => new Promise((resolve) => (answer = resolve)))
  expect(await read()).toBe('shipped')
  expect(content.edition()).toBe(0)
  answer('late')
  await vi.waitFor(async () => expect(await read()).toBe('late'))
  // Pages that were rendered with the text of the release are out of date.
  expect(content.edition()).toBe(1)
})

test('a service that hangs costs the first page a wait, and the next ones none for half a minute', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { answers, later, content } = setUp()
  const hang = () => new Promise(() => {})
  answers.push(hang, hang, hang, hang)
  const first = content.read('about', 'en')
  await vi.advanceTimersByTimeAsync(250)
  expect(await first).toBe('shipped')
  // No timer runs here: what waits for one would never end.
  expect(await content.read('about', 'en')).toBe('shipped')
  expect(await content.read('footer', 'en')).toBe('shipped')
  later(30_000)
  const waiting = content.read('pricing-page', 'en')
  expect(await Promise.race([waiting, 'waiting'])).toBe('waiting')
  await vi.advanceTimersByTimeAsync(250)
  expect(await waiting).toBe('shipped')
  // The service itself was heard of: it is asked again.
  content.empty()
  expect(await Promise.race([content.read('about', 'en'), 'waiting'])).toBe('waiting')
})

test('an answer that comes in time ends the time in which none is waited for', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { answers, content } = setUp()
  answers.push(
    () => new Promise(() => {}),
    async () => 'footer',
    () => new Promise((resolve) => setTimeout(resolve, 10, 'pricing')),
  )
  const first = content.read('about', 'en')
  await vi.advanceTimersByTimeAsync(250)
  expect(await first).toBe('shipped')
  expect(await content.read('footer', 'en')).toBe('shipped')
  await vi.waitFor(async () => expect(await content.read('footer', 'en')).toBe('footer'))
  const waiting = content.read('pricing-page', 'en')
  await vi.advanceTimersByTimeAsync(10)
  expect(await waiting).toBe('pricing')
})

test('told that something changed, it asks again', async () => {
  const { answers, read, content } = setUp()
  answers.push(
    async () => 'first',
    async () => 'second',
  )
  expect(await read()).toBe('first')
  content.empty()
  expect(await read()).toBe('second')
})

test('told that something changed while the service fails, it shows what it said last', async () => {
  const { answers, warnings, read, content } = setUp()
  answers.push(
    async () => 'first',
    () => Promise.reject(new Error('down')),
    () => Promise.reject(new Error('down')),
    async () => 'second',
  )
  expect(await read()).toBe('first')
  content.empty()
  expect(await read()).toBe('first')
  expect(await read()).toBe('first')
  await vi.waitFor(() => expect(warnings).toHaveLength(2))
  await vi.waitFor(async () => expect(await read()).toBe('second'))
})

test('an answer that was under way when something changed is not taken for the new one', async () => {
  const { answers, read, later, content } = setUp()
  let answer: (value: string) => void = () => {}
  answers.push(
    async () => 'first',
    () => new Promise((resolve) => (answer = resolve)),
    async () => 'second',
  )
  expect(await read()).toBe('first')
  later(60_000)
  expect(await read()).toBe('first')
  content.empty()
  expect(await read()).toBe('second')
  answer('first')
  await new Promise(setImmediate)
  expect(await read()).toBe('second')
})

test('pages that were rendered before an entry became another are out of date', async () => {
  const { answers, read, later, content } = setUp()
  answers.push(
    async () => ({ title: 'first' }),
    async () => ({ title: 'first' }),
    async () => ({ title: 'second' }),
  )
  await read()
  expect(content.edition()).toBe(0)
  content.empty()
  expect(content.edition()).toBe(1)
  await read()
  expect(content.edition()).toBe(1)
  later(60_000)
  expect(await read()).toEqual({ title: 'first' })
  await vi.waitFor(() => expect(content.edition()).toBe(2))
})
