import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'

/** Words for what something is for that stand for bedtime where they head a line. */
const SLEEP =
  /^(?:sleep|sleeping|schlaf|schlafen|einschlafen|slaap|slapen|inslapen|dormir|sommeil|endormissement)$/

/** Signs that set the words before them apart: alone, or at the end of a word. */
const SIGN = /^(?:[-–—:|]+)$/
const ENDS_IN_SIGN = /\p{L}.*[-–—:|]$/u
const COLON_OR_BAR = /[:|]$/
const COLON_OR_BAR_ALONE = /^[:|]$/
const BAR = /\|$/

const plainOf = ({ text }: Part): string => plainText(text).replaceAll(/[^\p{L}\p{N}]+$/gu, '')

/** Whether a sign stands right behind a part. */
export const isSetApart = (parts: Part[], at: number): boolean =>
  parts.slice(at, at + 2).some(({ text }, place) => (place === 0 ? ENDS_IN_SIGN : SIGN).test(text))

/** Whether a part says when or how often. */
const isWhen = (part: Part): boolean =>
  ['times', 'choice', 'frequency', 'multiple', 'perDay', 'cycle'].includes(part.is) ||
  (part.is === 'food' && part.times.length > 0)

/** Whether a word may name something, as no sign or letter does. */
export const isNaming = ({ is, text }: Part): boolean => is === 'word' && /\p{L}{2}/u.test(text)

/** Whether only times stand before a part, or a bar right before it. */
function isHead(parts: Part[], at: number): boolean {
  const before = parts.slice(0, at)
  return (
    before.every(({ is }) => is === 'filler' || is === 'times') ||
    before.slice(-1).some(({ text }) => BAR.test(text))
  )
}

/** Whether a colon or a bar follows a time at the beginning of a line, or between bars. */
const isTimeLabel = (parts: Part[], at: number): boolean =>
  isHead(parts, at) &&
  parts
    .slice(at, at + 2)
    .some(({ text }, place) => (place === 0 ? COLON_OR_BAR : COLON_OR_BAR_ALONE).test(text))

/** Whether a word for sleep heads a line that names a product behind it and says no time. */
const isSleepLabel = (parts: Part[], at: number): boolean =>
  parts.slice(0, at).every(({ is }) => is === 'filler') &&
  parts.slice(at + 1).some(isNaming) &&
  !parts.some(isWhen) &&
  isSetApart(parts, at)

/**
 * Tells the times that a line begins with as its label: `Avond: zink` is no name, and `Sleep: melatonin` may be at bedtime,
 * which is asked.
 */
export const tellLabels = (parts: Part[]): Part[] =>
  parts.map((part, at): Part => {
    if (part.is === 'times' && isTimeLabel(parts, at)) return { ...part, isWord: false }
    if (part.is !== 'word' || !SLEEP.test(plainOf(part)) || !isSleepLabel(parts, at)) return part
    return { is: 'times', times: ['BedTime'], isWord: true, text: part.text }
  })
