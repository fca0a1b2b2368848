import type { InteractionRule } from '@salvia/contract/ingredients/interactions'
import { formatList } from '@salvia/rules/format/format-measures'
import type { Interaction } from '@salvia/rules/plans/interactions/find-interactions'
import type { Move } from '@salvia/rules/plans/interactions/propose-moves'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { timeWord, timeWords } from '../../intake-words.ts'
import { weightWord } from '../ledger/ledger-words.ts'

/** The rule as one sentence, and its advice, in the reader's language. */
export function interactionWords({ substance, meets, effect, advice }: InteractionRule) {
  const language = getLocale()
  const said = (words: InteractionRule['meets']) => words[language]
  return {
    statement: m.plan_interaction_says({
      substance: said(substance.names),
      meets: said(meets),
      effect: said(effect),
    }),
    advice: m.plan_interaction_advice({ advice: said(advice) }),
  }
}

export const productsWords = ({ item, other }: Interaction): string =>
  formatList([...new Set([item.productName, other?.productName ?? item.productName])], getLocale())

/** What is wrong with the intake times, or not known of them; null if they are right or no distance is advised. */
export function timingWords({ timing, drug }: Interaction): string | null {
  if (timing.kind === 'TooClose')
    return m.plan_interaction_too_close({
      times: formatList(
        timing.clashes.map(({ item, other }) => [...new Set([timeWord(item), timeWord(other)])].join(' – ')),
        getLocale(),
      ),
    })
  if (timing.kind !== 'TimesUnknown') return null
  return drug?.times.length === 0 ? m.plan_interaction_drug_time_unknown() : m.plan_interaction_time_unknown()
}

/** From which amount a day the rule applies, and whether the plan reaches it; null where it states none. */
export function thresholdWords({ rule, threshold }: Interaction): string | null {
  if (!rule.threshold) return null
  const { of, amount, unit } = rule.threshold
  const { names } = of === 'Other' && rule.other ? rule.other : rule.substance
  const words = { amount: weightWord(amount, unit), nutrient: names[getLocale()] }
  return threshold === 'Reached'
    ? m.plan_interaction_threshold_reached(words)
    : m.plan_interaction_threshold_unknown(words)
}

const severities = { Caution: m.plan_interaction_caution, Info: m.plan_interaction_info }

/** A rule whose source was not re-read is marked. */
export const severityWords = ({ severity, rule }: Interaction): string =>
  rule.isSourceReRead ? severities[severity]() : m.plan_interaction_not_re_read()

const moveWords = ({ productName, intakeTime }: Move): string =>
  m.plan_interaction_move({ product: productName, times: timeWords(intakeTime) })

export const movesWords = (moves: Move[]): string => formatList(moves.map(moveWords), getLocale())

/** What was moved, for the snackbar. */
export const movedWords = (moves: Move[]): string =>
  formatList(
    moves.map(({ productName, intakeTime }) =>
      m.plan_interaction_moved({ product: productName, times: timeWords(intakeTime) }),
    ),
    getLocale(),
  )
