import type { LanguageCode } from '@salvia/contract/words/locale'

/** A row with its 1-based line number in the file. */
export type TableLine = { number: number; cells: string[] }

export type Table = { lines: TableLine[]; unclosedQuoteAt: number | null }

const separators = [';', ',', '\t']

/** The most frequent separator in the first line, outside quotes. */
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
 * Parses one cell up to the next separator or line end; `null` if a quote never closes. A closing quote in a later line
 * followed by text starts another cell.
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
 * Parses spreadsheet CSV (RFC 4180; semicolon, comma, tab or `sep=`; optional BOM) with quoted separators, line breaks
 * and quotes. Empty lines and the `sep=` line are skipped; line numbers are the file's, also for an unclosed quote.
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

/** Matches cells a spreadsheet would evaluate, including escaped ones. */
const dangerous = /^'*[=+\-@\t\r]/

/** Escapes formulas with an apostrophe. */
export const guarded = (cell: string): string =>
  dangerous.test(cell) && !/^-?\d+([.,]\d+)?$/.test(cell) ? `'${cell}` : cell

/** Reverses the formula escape. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell

/** Marks UTF-8 for spreadsheets. */
export const CSV_MARK = '\uFEFF'

const quotedCell = (cell: string): string =>
  /[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** What a spreadsheet of each language parts cells by, which follows from its decimal sign. */
const separatorIn = (language: LanguageCode): string => (language === 'en' ? ',' : ';')

/** A decimal number, given with a point, as a spreadsheet of a language reads it. */
export const decimalIn = (language: LanguageCode, number: string): string =>
  language === 'en' ? number : number.replace('.', ',')

/** Lines of a CSV file, no cell read as a formula. */
export const csvLines = (lines: string[][], language: LanguageCode): string =>
  lines
    .map((cells) => `${cells.map((cell) => quotedCell(guarded(cell))).join(separatorIn(language))}\r\n`)
    .join('')

/** Writes CSV that a spreadsheet of a language opens right: a mark of UTF-8, its separator. */
export const writeCsv = (lines: string[][], language: LanguageCode): string =>
  `${CSV_MARK}${csvLines(lines, language)}`
