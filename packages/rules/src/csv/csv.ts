/** A line of a table with the number it has in the file, the first being 1. */
export type TableLine = { number: number; cells: string[] }

export type Table = { lines: TableLine[]; unclosedQuoteAt: number | null }

const separators = [';', ',', '\t']

/** The separator that the first line uses most, outside of quotes. */
function separatorOf(text: string): string {
  const first = text
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, 1)
    .join('')
  const uses = (separator: string) => first.split(separator).length
  return separators.reduce((most, separator) => (uses(separator) > uses(most) ? separator : most))
}

/** The `sep=` line that tells spreadsheets the separator. */
const separatorLine = /^"?sep=([^\w"\r\n])"?(?:\r\n|\r|\n|$)/i

const quoted = /"([^"]*(?:""[^"]*)*)"/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/**
 * A cell from where it begins to where the next separator or line end stands; `null` when its quote never closes. What
 * seems to close it in a later line, before more text, opens another cell.
 */
function readCell(text: string, at: number, plain: RegExp): { cell: string; end: number } | null {
  const inQuotes = text[at] === '"' ? matchAt(quoted, text, at) : null
  if (text[at] === '"' && inQuotes === null) return null
  const opened = at + (inQuotes ? inQuotes[0].length : 0)
  matchAt(plain, text, opened)
  const end = plain.lastIndex
  const content = inQuotes ? text.slice(at + 1, opened - 1).replaceAll('""', '"') : ''
  const after = text.slice(opened, end)
  if (breaksIn(content) > 0 && after.trim() !== '') return null
  return { cell: content + after, end }
}

const lineEnd = /\r\n|\r|\n/y

/**
 * Reads CSV as spreadsheets write it (RFC 4180, separated by semicolon, comma, tab or what a first line `sep=` names, with
 * or without BOM): quoted cells may hold separators, line breaks and doubled quotes. Empty lines and the one that names
 * the separator are left out, line numbers are those of the file, and so is that of a quote that never closes.
 */
export function readCsv(text: string): Table {
  const body = text.replace(/^\uFEFF/, '')
  const said = separatorLine.exec(body)
  const separator = said?.[1] ?? separatorOf(body)
  const plain = new RegExp(`[^\\${separator}\\r\\n]*`, 'y')
  const lines: TableLine[] = []
  let line: TableLine = { number: said ? 2 : 1, cells: [] }
  for (let at = said?.[0].length ?? 0; at <= body.length; ) {
    const read = readCell(body, at, plain)
    if (read === null) return { lines, unclosedQuoteAt: line.number + breaksIn(line.cells.join('')) }
    line.cells.push(read.cell)
    at = read.end + 1
    if (body[read.end] === separator) continue
    if (line.cells.some((cell) => cell.trim() !== '')) lines.push(line)
    at = read.end + (matchAt(lineEnd, body, read.end)?.[0].length ?? 1)
    line = { number: line.number + 1 + breaksIn(line.cells.join('')), cells: [] }
  }
  return { lines, unclosedQuoteAt: null }
}

const breaksIn = (text: string): number => text.split(/\r\n|\r|\n/).length - 1

/** What a spreadsheet would run, with any apostrophes that were put before it. */
const dangerous = /^'*[=+\-@\t\r]/

/** A cell as a spreadsheet may open it: what would be taken for a formula gets an apostrophe before it. */
export const guarded = (cell: string): string =>
  dangerous.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell

/** The cell without the apostrophe that writing put before it. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell

/** By which spreadsheets know that a file is UTF-8. */
export const CSV_MARK = '\uFEFF'

const quotedCell = (cell: string): string =>
  /[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** Lines of a CSV file, no cell read as a formula. */
export const csvLines = (lines: string[][]): string =>
  lines.map((cells) => `${cells.map((cell) => quotedCell(guarded(cell))).join(';')}\r\n`).join('')

/** Writes a table as CSV that spreadsheets of all four languages open: BOM, semicolons. */
export const writeCsv = (lines: string[][]): string => `${CSV_MARK}${csvLines(lines)}`
