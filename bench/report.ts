import type { Figures } from './load.ts'

export type Row = { name: string; connections: number; figures: Figures; statements: number; ratio?: number }

const columns: [string, (row: Row) => string][] = [
  ['what', ({ name }) => name],
  ['connections', ({ connections }) => String(connections)],
  ['per second', ({ figures }) => figures.perSecond.toFixed(1)],
  ['p50 ms', ({ figures }) => figures.p50.toFixed(1)],
  ['p95 ms', ({ figures }) => figures.p95.toFixed(1)],
  ['p99 ms', ({ figures }) => figures.p99.toFixed(1)],
  ['bytes', ({ figures }) => String(figures.bytes)],
  ['SQL', ({ statements }) => statements.toFixed(1)],
  ['of bare', ({ ratio }) => (ratio === undefined ? '' : ratio.toFixed(2))],
]

/** Titles and rows as a Markdown table, as in bench/README.md. */
export function printMarkdown([titles = [], ...rows]: string[][]): void {
  const lines = [titles, titles.map(() => '---'), ...rows]
  process.stdout.write(`${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
}

export function printTable(rows: Row[]): void {
  printMarkdown([columns.map(([title]) => title), ...rows.map((row) => columns.map(([, show]) => show(row)))])
}

/** A target and whether it was met; the process exits with 1 if one was not. */
export function verdict(target: string, isMet: boolean): void {
  process.stdout.write(`${isMet ? 'met' : 'NOT MET'}: ${target}\n`)
  if (!isMet) process.exitCode = 1
}
