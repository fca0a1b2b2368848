import type {
  ActiveAmount,
  ActiveDifference,
} from '@salvia/contract/plans/substitutions/difference-of-actives'
import { formatAmount, formatList } from '@salvia/rules/format/format-measures'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { isUnchanged } from '@salvia/rules/plans/substitution/difference-of-actives'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Known = Extract<ActiveAmount, { kind: 'Amount' }>

const amountWord = ({ perDay, unit }: Known): string =>
  `${formatAmount(perDay, getLocale())} ${unitSymbol(unit, getLocale())}`

/** A sentence of an active that changes; null for one that does not or of which nothing is known. */
function sentenceOf({ name, before, after }: ActiveDifference): string | null {
  const was = before.kind === 'Amount' ? amountWord(before) : null
  const is = after.kind === 'Amount' ? amountWord(after) : null
  if (was && is) return m.actives_changed({ name, before: was, after: is })
  if (is)
    return before.kind === 'Absent'
      ? m.actives_new({ name, after: is })
      : m.actives_found({ name, after: is })
  if (!was) return null
  return after.kind === 'Absent'
    ? m.actives_gone({ name, before: was })
    : m.actives_lost({ name, before: was })
}

type Words = { changed: string[]; others: string[] }

/** What a replacement changes a day: a sentence for each active; beside it what stays and what no label tells. */
export function differenceWords(difference: ActiveDifference[]): Words {
  const changed = difference.filter((each) => !isUnchanged(each))
  const sentences = changed.flatMap((each) => sentenceOf(each) ?? [])
  const names = (some: ActiveDifference[]) =>
    formatList(
      some.map(({ name }) => name),
      getLocale(),
    )
  const same = difference.filter(isUnchanged)
  const notKnown = changed.filter((each) => sentenceOf(each) === null)
  const others = [
    ...(same.length > 0 ? [m.actives_unchanged({ names: names(same) })] : []),
    ...(notKnown.length > 0 ? [m.actives_not_known({ names: names(notKnown) })] : []),
  ]
  return { changed: sentences, others }
}
