import { measure } from './load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { type Row, verdict } from './report.ts'
import { headersOf } from './signed-in.ts'

const SECONDS = 6

export type Read = { name: string; account: string; path: string; limitMs: number }

/** A read of the API by a person of the demo at one connection, warmed up, with its statements. */
export async function measureRead(server: MeasuredServer, { name, account, path }: Read): Promise<Row> {
  const headers = await headersOf(server, account)
  const load = {
    url: server.baseUrl,
    connections: 1,
    requests: [{ method: 'GET' as const, path: `/api${path}`, headers }],
  }
  await measure({ ...load, seconds: 2 })
  const before = await server.statements()
  const figures = await measure({ ...load, seconds: SECONDS })
  const statements = (await server.statements()) - before
  return { name, connections: 1, figures, statements: statements / (figures.perSecond * SECONDS) }
}

/** Says of each read whether its p95 kept its limit. */
export function judgeReads(reads: Read[], rows: Row[]): void {
  for (const { name, limitMs } of reads) {
    const row = rows.find((each) => each.name === name)
    verdict(`${name}: p95 under ${limitMs} ms`, (row?.figures.p95 ?? Number.NaN) < limitMs)
  }
}
