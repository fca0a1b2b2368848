import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { says } from './join-parts.ts'
import { type Label, labelWords } from './label-words.ts'

type Kind = Part['is']

const labels = new Map(
  (Object.keys(labelWords) as Label[]).flatMap((label) =>
    labelWords[label].split('|').map((words) => [plainText(words), label] as const),
  ),
)
const MOST_WORDS = 4

/** `f. 90 Tage`: German for "for". */
const SHORT_FOR = /^\(?f\.$/i

/** Not `1 a day`, which says how much too. */
const WHEN: Kind[] = ['times', 'choice', 'food', 'frequency', 'aDay', 'cycle', 'open']
const LENGTH: Kind[] = ['days', 'open', 'cycle']

/** What is after each label where it is one. */
const labelled: Record<Label, (part: Part) => boolean> = {
  dose: (part) => says(part) || part.is === 'bare',
  when: ({ is }) => WHEN.includes(is),
  length: ({ is }) => LENGTH.includes(is),
}

type Found = { label: Label; text: string; next: number }

const isOfLabel = ({ is }: Part): boolean => is === 'word' || is === 'filler'

/** A label of so many words at a place, with the colon behind it; only before a length it may be without. */
function labelOf(parts: Part[], at: number, count: number): Found | null {
  const words = parts.slice(at, at + count)
  if (words.length < count || !words.every(isOfLabel)) return null
  const typed = words.map(({ text }) => text).join(' ')
  const hasSign = parts[at + count]?.text === ':'
  const text = hasSign ? `${typed} :` : typed
  const label = labels.get(plainText(typed).replaceAll(/^[^\p{L}]+|:$/gu, ''))
  const found = SHORT_FOR.test(typed) ? 'length' : label
  const isOne = found !== undefined && (found === 'length' || text.endsWith(':'))
  return isOne ? { label: found, text, next: at + count + Number(hasSign) } : null
}

/** `1 dose: morning` counts doses. */
const isCounting = (part: Part | undefined): boolean =>
  part?.is === 'bare' || part?.is === 'multiple' || (part?.is === 'word' && part.isUncounted === true)

function findLabel(parts: Part[], at: number): Found | null {
  const before = parts.slice(0, at).findLast(({ is }) => is !== 'filler')
  if (isCounting(before)) return null
  for (let count = MOST_WORDS; count > 0; count--) {
    const found = labelOf(parts, at, count)
    const after = found && parts.slice(found.next).find(({ is }) => is !== 'filler')
    if (found && after && labelled[found.label](after)) return found
  }
  return null
}

/** `duration: 3 months`, `Dosis: 1 Tablette`: what a part of the dose is called says nothing more, where it is right before it. */
export function joinLabels(parts: Part[]): Part[] {
  const joined: Part[] = []
  let next = 0
  for (const [at, part] of parts.entries()) {
    if (at < next) continue
    const found = findLabel(parts, at)
    joined.push(found ? { is: 'filler', label: found.label, text: found.text } : part)
    next = found?.next ?? at + 1
  }
  return joined
}
