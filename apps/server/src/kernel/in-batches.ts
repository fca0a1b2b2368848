import { setImmediate as nextTurn } from 'node:timers/promises'

/** What `work` makes of rows, batch by batch, so that requests are served in between. */
export async function inBatches<Row, Result>(
  rows: Row[],
  size: number,
  work: (batch: Row[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += size) {
    results.push(...(await work(rows.slice(at, at + size))))
    await nextTurn()
  }
  return results
}
