import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { hasDigit, isFoundBy, type Named } from './product-words.ts'
import { isNaming, isSetApart } from './tell-labels.ts'
import type { SetApart } from './typed-entry.ts'

/** Words that lead to an occasion or a purpose. */
const LEADING =
  /^(?:for|before|during|against|fur|zum|zur|bei|beim|vor|vorm|wahrend|gegen|nach|voor|bij|tijdens|tegen|om|pour|au|aux|avant|lors|pendant|contre|apres|after)$/

const isOfName = (part: Part | undefined): part is Part => part?.is === 'word' || part?.is === 'filler'

const isLeading = ({ is, text }: Part): boolean =>
  (is === 'word' || is === 'filler') && LEADING.test(plainText(text))

const textsOf = (parts: Part[]): string[] => parts.map(({ text }) => text)

/** The words from a place up to the next part of the dose. */
function stretchFrom(parts: Part[], from: number): Part[] {
  const length = parts.slice(from).findIndex((part) => !isOfName(part))
  return length === -1 ? parts.slice(from) : parts.slice(from, from + length)
}

/** What a sign at the beginning of a line sets apart from a name behind it; of a name alone a dash parts its own words. */
function labelOf(parts: Part[], isDose: boolean): SetApart[] {
  const words = stretchFrom(parts, 0)
  const at = words.findIndex((part, place) => part.is === 'word' && isSetApart(parts, place))
  if (at === -1 || !parts.slice(at + 1).some(isNaming)) return []
  const isColon = textsOf(parts.slice(at, at + 2)).some((text) => /\p{L}:$|^:$/u.test(text))
  return isDose || isColon ? [{ lead: [], words: textsOf(words.slice(0, at + 1)) }] : []
}

/**
 * Words that say when or what for, rather than what: those behind such a word as "for" or "zum", at the beginning of a line
 * or beside a dose, and those at the beginning that a sign sets apart.
 */
export function setApartIn(parts: Part[], isDose: boolean): SetApart[] {
  const begin = parts.findIndex(isOfName)
  const led = parts.flatMap((part, at): SetApart[] => {
    const words = stretchFrom(parts, at + 1)
    const isMeant = isLeading(part) && words.some(isNaming) && (isDose || at === begin)
    return isMeant ? [{ lead: [part.text], words: textsOf(words) }] : []
  })
  return [...labelOf(parts, isDose), ...led]
}

/** The first words of those that are set apart, up to one by which the product is known for what it is or holds. */
export function toldApart({ lead, words }: SetApart, product: Named): string[] {
  const matches = product.matches?.filter(({ by }) => by !== 'Use' && by !== 'Similar')
  const end = words.findIndex((word) => hasDigit(word) || isFoundBy(word, { ...product, matches }))
  const told = end === -1 ? words : words.slice(0, end)
  return told.length > 0 ? [[...lead, ...told].join(' ')] : []
}
