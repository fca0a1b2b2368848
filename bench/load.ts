import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import autocannon, { type Step } from 'autocannon'

/** Milliseconds, bytes per response including headers, and responses other than 2xx and 3xx. */
export type Figures = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  bytes: number
  refused: number
}

export type Load = { url: string; connections: number; seconds: number; requests: Step[] }

const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** Statistics of the samples, taken over `seconds`. */
export function summarise(samples: number[], seconds: number): Omit<Figures, 'bytes' | 'refused'> {
  const sorted = samples.toSorted((a, b) => a - b)
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  }
}

/** Sends the requests repeatedly on each connection, as fast as responses arrive. */
export async function measure({ url, connections, seconds, requests }: Load): Promise<Figures> {
  const samples: number[] = []
  let bytes = 0
  let refused = 0
  const running = autocannon({ url, connections, duration: seconds, requests })
  running.on('response', (_client, status, size, milliseconds) => {
    samples.push(milliseconds)
    bytes += size
    if (status >= 400) refused += 1
  })
  await running
  return { ...summarise(samples, seconds), bytes: Math.round(bytes / samples.length), refused }
}

export type Paced = {
  urls: string[]
  headers: Record<string, string>
  perSecond: number
  seconds: number
  /** The callers, in turn; else a single one. */
  agents?: Agent[]
}

/**
 * Requests the URLs in turn at a constant rate, whether or not earlier responses have arrived: a slow response does not
 * delay the next request, and no two start at once. Latency counts from the scheduled time.
 */
export async function measurePaced({ urls, headers, perSecond, seconds, ...by }: Paced): Promise<Figures> {
  const samples: number[] = []
  let bytes = 0
  let refused = 0
  const agents = by.agents ?? [new Agent({ keepAlive: true })]
  const startedAt = performance.now()
  const askAt = async (turn: number) => {
    const due = startedAt + (turn * 1000) / perSecond
    await setTimeout(Math.max(0, due - performance.now()))
    const agent = agents[turn % agents.length]
    const asked = request(urls[turn % urls.length] ?? '', agent ? { agent, headers } : { headers }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    bytes += (await buffer(answer)).length
    samples.push(performance.now() - due)
    if ((answer.statusCode ?? 0) >= 400) refused += 1
  }
  await Promise.all(Array.from({ length: perSecond * seconds }, (_, turn) => askAt(turn)))
  for (const agent of agents) agent.destroy()
  return { ...summarise(samples, seconds), bytes: Math.round(bytes / samples.length), refused }
}
