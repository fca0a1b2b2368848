import { often, plainOf, textsOf } from './composed.ts'
import type { Part } from './entry-parts.ts'
import { type Meaning, meaningsOf } from './entry-words.ts'

/** Kinds that leave a number before the product the only one that counts. */
const BESIDE: Part['is'][] = ['word', 'filler', 'times', 'food', 'aDay', 'days', 'open']

type Format = Extract<Meaning, { is: 'format' }>

/** The units that are named with the product: `magnesium capsules`; null where another word may be of the number: `3x week`. */
function unitsOf(parts: Part[]): (string | null)[] | null {
  const said = parts.filter(({ is }) => is === 'word').flatMap((part) => meaningsOf(plainOf(part)))
  const formats = said.filter((each): each is Format => each.is === 'format')
  return formats.length === said.length ? formats.map(({ id }) => id) : null
}

/**
 * `2 x magnesium capsules in the morning`: so many at once. `2 x zinc daily` are as many, or it is twice a day, so that it is
 * asked.
 */
export function tellProductCount(parts: Part[]): Part[] {
  const [first, ...rest] = parts
  const isBeforeName = first?.is === 'multiple' && rest[0]?.is === 'word'
  const units = unitsOf(rest)
  if (!isBeforeName || !units || units.length > 1 || !rest.every(({ is }) => BESIDE.includes(is)))
    return parts
  const { count, text } = first
  const [formatId = null] = units
  const times = rest.flatMap((part) => (part.is === 'times' || part.is === 'food' ? part.times : []))
  const [day, ...otherDays] = rest.filter(({ is }) => is === 'aDay')
  if (!day && times.length === 1 && count > 1)
    return [{ is: 'amount', amounts: [count], formatId, text }, ...rest]
  if (!day || times.length > 0 || otherDays.length > 0) return parts
  const options = [{ amount: count, formatId, times: often(1) }, { times: often(count) }]
  const asked: Part = { is: 'choice', options, isWord: false, text: textsOf([first, day]) }
  return [asked, ...rest.filter((part) => part !== day)]
}
