import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followEvents } from './follow-events.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A stream that a test writes; `opened` counts how often it was asked for. */
function setUp({ status = 200 } = {}) {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const send = vi.fn(async (_path: string, { signal }: { signal?: AbortSignal | undefined }) => {
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        streams.push(stream)
        signal?.addEventListener('abort', () => stream.error(new Error('aborted')))
      },
    })
    return new Response(body, { status })
  })
  const hear = vi.fn()
  const end = followEvents({ path: '/chat/events', hear }, send)
  onTestFinished(end)
  const say = async (text: string) => {
    streams.at(-1)?.enqueue(new TextEncoder().encode(text))
    await vi.advanceTimersByTimeAsync(0)
  }
  return { send, hear, end, say, streams }
}

test('hears each event and looks no more by itself while the stream lives', async () => {
  const { hear, say, send, streams } = setUp()
  await vi.advanceTimersByTimeAsync(0)
  await say('data: {}\n\n')
  for (let beat = 0; beat < 4; beat += 1) {
    await vi.advanceTimersByTimeAsync(10_000)
    await say(': \n\n')
  }
  await say('data: {"conversationId":"1"}\n\n')
  expect([hear.mock.calls.length, send.mock.calls.length]).toEqual([2, 1])
  streams[0]?.close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('looks every four seconds where the stream is held back, and tries it again after a minute', async () => {
  const { hear, send, end } = setUp()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(hear).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(59_000)
  expect([hear.mock.calls.length, send.mock.calls.length]).toEqual([17, 1])
  await vi.advanceTimersByTimeAsync(1000)
  expect(send).toHaveBeenCalledTimes(2)
  end()
  hear.mockClear()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([hear.mock.calls.length, send.mock.calls.length]).toEqual([0, 2])
})
