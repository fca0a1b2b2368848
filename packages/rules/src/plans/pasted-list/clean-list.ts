import { withoutLineNumber } from '../typed-entry/list-number.ts'
import { readEntry } from '../typed-entry/read-entry.ts'
import { isWhenLabelled, withoutLabel } from './dose-labels.ts'
import { withoutPrices } from './prices.ts'

/** Who wrote a message and when: `[12:03, 30/11/2026] Anna: `, `30/11/2026, 12:03 - Anna: `. */
const MESSAGE =
  /^\s*(?:\[(?=[^\]]*\d:\d\d)(?=[^\]]*\d[./-]\d{1,2}[./-]\d)[^\]]+\]|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}[^\d:]{1,5}\d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?\s[-–])\s*[^:]+:\s+/i
/** Those of documents too, with their fonts' own signs; the second level of one is an `o` before a blank. */
const BULLET = /^\s*(?:[-–—•*·▪▫●○◦■□◆◇➢➤►▸‣⁃‧§☐☑✓✔✅\uF0A7\uF0B7\uF0D8\uF0FC]\uFE0F?|o(?=\s)|>\s)\s*/
/** `*Morning*`, `**Zinc** 30 mg`: how chats and plain text make words bold or slanted. */
const EMPHASIS = /(?<![\p{L}\d*_])(\*{1,3}|_{1,3})(?=\S)([^*_]*[^*_\s])\1(?![\p{L}\d*_])/gu
const EMOJI = /^\s*(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D|\p{Emoji_Modifier})*\s*)+/u
const INDEX = /^\s*(\d+)\t/
/** `1/ Zinc`, `1- Zinc`: no part of a dose where those of a list count up. */
const COUNTING = /^\s*(\d{1,2})([/-])\s+(?=\S)/

const saysAmount = (text: string): boolean => {
  const entry = readEntry(text)
  return entry.is !== 'Name' && entry.dose.amount !== null
}

/** The rows of a table without their numbers, which count up from 1 beside a column of doses. */
function withoutIndex(lines: string[]): string[] {
  const filled = lines.filter((line) => line.trim())
  const first = filled.findIndex((line) => INDEX.test(line))
  const rows = filled.slice(first)
  const isCounting = rows.every((line, at) => Number(INDEX.exec(line)?.[1]) === at + 1)
  if (first > 1 || !isCounting || !rows.some((line) => saysAmount(line.replace(INDEX, '')))) return lines
  return lines.map((line) => line.replace(INDEX, ''))
}

/** The lines of a list without numbers that count up from 1, before one sign, which is of doses too. */
function withoutCounting(lines: string[]): string[] {
  const counted = lines.map((line) => COUNTING.exec(line)).filter((found) => found !== null)
  const isCounting = counted.every(
    ([, number, sign], at) => Number(number) === at + 1 && sign === counted[0]?.[2],
  )
  return counted.length > 1 && isCounting ? lines.map((line) => line.replace(COUNTING, '')) : lines
}

/** `isField`: a label stood before it, so that it is of what is above it. */
type CleanLine = { text: string; isField: boolean }

function cleaned(line: string): CleanLine {
  const bare = line.replace(MESSAGE, '').replaceAll(EMPHASIS, '$2').replace(BULLET, '').replace(EMOJI, '')
  const labelled = withoutLineNumber(withoutPrices(bare)).trim()
  const text = withoutLabel(labelled)
  return { text, isField: (text !== labelled && text !== '') || isWhenLabelled(text) }
}

/** The lines of a pasted list without bullets, numbers, labels and prices; empty ones part its paragraphs. */
export const cleanedLines = (pasted: string): CleanLine[] =>
  withoutCounting(withoutIndex(pasted.split(/\r\n|\r|\n/))).map(cleaned)
