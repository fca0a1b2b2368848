import autocannon, { type Step } from 'autocannon'

/** Milliseconds, bytes of an answer with its head, and answers other than 2xx and 3xx. */
export type Figures = {
  perSecond: number
  p50: number
  p95: number
  p99: number
  bytes: number
  refused: number
}

export type Load = { url: string; connections: number; seconds: number; perSecond?: number; requests: Step[] }

const percentile = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN

/** What a row of samples says, taken over `seconds`. */
export function summarise(samples: number[], seconds: number): Omit<Figures, 'bytes' | 'refused'> {
  const sorted = samples.toSorted((a, b) => a - b)
  return {
    perSecond: sorted.length / seconds,
    p50: percentile(sorted, 0.5),
    p95: percentile(sorted, 0.95),
    p99: percentile(sorted, 0.99),
  }
}

/** Sends the requests over and over on each connection, at `perSecond` in all or as fast as the answers come. */
export async function measure({ url, connections, seconds, perSecond, requests }: Load): Promise<Figures> {
  const samples: number[] = []
  let bytes = 0
  let refused = 0
  const rate = perSecond === undefined ? {} : { overallRate: perSecond }
  const running = autocannon({ url, connections, duration: seconds, requests, ...rate })
  running.on('response', (_client, status, size, milliseconds) => {
    samples.push(milliseconds)
    bytes += size
    if (status >= 400) refused += 1
  })
  await running
  return { ...summarise(samples, seconds), bytes: Math.round(bytes / samples.length), refused }
}
