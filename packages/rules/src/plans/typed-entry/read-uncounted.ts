import type { Read } from './entry-parts.ts'
import { find, textOf } from './find-phrase.ts'
import { LONE_SIGN } from './lone-signs.ts'
import { readNumbers } from './read-number.ts'
import { looksLikeNumber, type Token } from './tokens.ts'

/** `2,000`, and the last of `2 050`. */
const GROUPED = /^\d{1,3}(?:[.,]\d{3})+$|^0\d\d$/
/** `zinc,5`: five, or a half. */
const AFTER_WORD = /\p{L}[,;:([]\d/u
/** `zinc-2 tablets`, unless the product is called so: `omega-3 capsules`. */
const AFTER_HYPHEN = /\p{L}[-–]\d+$/u
const COUNTED = [
  'strength',
  'weight',
  'measure',
  'format',
  'fraction',
  'by',
  'span',
  'clock',
  'aDay',
  'aWeek',
] as const
const OF = /^(?:of|de|d|van|von)$/

/** A sign where a number should be, with the unit that it would count. */
export function readLoneSign(tokens: Token[], from: number, { plain }: Token): Read | null {
  if (plain !== LONE_SIGN) return null
  const next = find(tokens, from + 1, COUNTED)?.next ?? from + 1
  return { parts: [{ is: 'unsaid', text: textOf(tokens, from, next) }], next }
}

/** What looks like a number and is none (`1.1/2`, `-1`), with what it counts; alone it may be of a name (`10:1`). */
export function readNoNumber(tokens: Token[], from: number, { plain, text: typed }: Token): Read | null {
  const isJoined = AFTER_HYPHEN.test(plain) && find(tokens, from + 1, ['format']) !== null
  if (AFTER_WORD.test(typed) || isJoined)
    return { parts: [{ is: 'word', text: typed, isUncounted: true }], next: from + 1 }
  if (!looksLikeNumber(plain)) return null
  const unit = find(tokens, from + 1, COUNTED)
  const next = unit?.next ?? from + 1
  const text = textOf(tokens, from, next)
  const isName = unit === null || unit.meaning.is === 'strength' || unit.meaning.is === 'weight'
  if (!isName) return { parts: [{ is: 'unsaid', text }], next }
  const isStrength = unit !== null && GROUPED.test(plain)
  return { parts: [isStrength ? { is: 'word', text } : { is: 'word', text, isUncounted: true }], next }
}

/** An amount in words that are no number: a few drops, ein paar Tropfen, minus 2 tablets. */
export function readVague(tokens: Token[], from: number): Read | null {
  const vague = find(tokens, from, ['vague'])
  if (!vague) return null
  const after = OF.test(tokens[vague.next]?.plain ?? '') ? vague.next + 1 : vague.next
  const unit = find(tokens, readNumbers(tokens, after)?.next ?? after, ['format', 'measure'])
  return unit && { parts: [{ is: 'unsaid', text: textOf(tokens, from, unit.next) }], next: unit.next }
}
