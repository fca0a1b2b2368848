/** A spreadsheet runs what begins so; a leading quote makes it text (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/
const TO_QUOTE = /[",\n\r;]/

function cellOf(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return TO_QUOTE.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180), with the mark that tells spreadsheets it is UTF-8. */
export const toCsv = (rows: string[][]): string =>
  `\u{FEFF}${rows.map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Hands a text to the browser as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
