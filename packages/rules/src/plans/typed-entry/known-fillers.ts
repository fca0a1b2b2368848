import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'

type Kind = Part['is']

const AMOUNTS: Kind[] = ['amount', 'measure', 'bare', 'perDay', 'multiple']
const WHEN: Kind[] = ['times', 'choice', 'food', 'aDay', 'cycle', 'open']

/** What says nothing before anything: verbs, articles, signs between the parts of a line. */
const EMPTY =
  /^(?:takes?|nehmen|neem|innemen|prendre|die|der|das|den|dem|the|le|la|les|du|het|s|either|entweder|soit|ca|lang|dosierung|dosage|dosering|posologie|po|p\.o|by mouth|per os|.* (?:water|wasser|eau)|[-–—·•:]+)$/

/** Small words, and before what each of them says no more than that it stands there. */
const known: [words: RegExp, before: Kind[]][] = [
  [/^(?:for|fur|gedurende|ged|pendant|pdt|durant)$/, ['days', 'open', 'times']],
  [/^(?:(?:en )?cure(?: de)?|kur(?: von)?|(?:a )?course of|kuur(?: van)?|uber)$/, ['days']],
  [/^voor$/, ['days', 'open']],
  [/^(?:at|in|im|in der|on|op|bij|a|au|aux|zum|zur|bei|with|every|each|chaque)$/, ['times', 'choice']],
  [/^(?:at|bij|a|au|aux|zum|zur|bei|with|pendant|pdt|durant|gedurende)$/, ['food']],
  [/^(?:on|an|op|in|at)$/, ['cycle']],
  [/^en$/, ['times', 'choice', 'food', 'amount', 'bare', 'measure']],
  [/^de$/, ['times', 'food', 'amount']],
  // In plain letters, "dès" too: from then on.
  [/^des$/, ['times', 'food']],
  [/^van$/, ['times', 'food']],
  [/^(?:je|jeweils)$/, ['amount', 'measure', 'bare']],
  [/^(?:je|jeweils|per|pro|par|\/)$/, ['times', 'choice']],
  [/^\/$/, [...WHEN, 'frequency']],
  [/^(?:[&+]|and|und|et)$/, [...AMOUNTS, ...WHEN, 'frequency', 'days']],
]

/** Kinds beside which a small word changes nothing: product words, and what is not said anyway. */
const ANYTHING: Kind[] = ['word', 'unsaid', 'filler', 'not', 'limit', 'except', 'or', 'oneADay']

const plainOf = ({ text }: Part): string => plainText(text).replace(/[,;.:]+$/, '')

function isKnown(filler: Part, next: Part): boolean {
  const word = plainOf(filler)
  const isOfAnything = ANYTHING.includes(next.is) || EMPTY.test(word) || word === ''
  return isOfAnything || known.some(([words, before]) => words.test(word) && before.includes(next.is))
}

/**
 * Tells small words that stand before a number, length, time or meal and that this reader does not know there: `in 2 weeks`
 * is no length, `en 2 fois` not twice. What they say would be dropped, and something else be written.
 */
export function tellUnknownFillers(parts: Part[]): Part[] {
  return parts.map((part, at) => {
    if (part.is !== 'filler') return part
    const to = parts.findIndex((each, place) => place > at && each.is !== 'filler')
    const next = parts[to]
    if (!next || isKnown(part, next)) return part
    const text = parts
      .slice(at, to + 1)
      .map((each) => each.text)
      .join(' ')
    return { is: 'unsaid', text }
  })
}
