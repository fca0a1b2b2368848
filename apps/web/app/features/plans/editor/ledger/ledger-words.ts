import type { DoseUnit } from '@salvia/contract/words/catalogue'
import { formatPercent } from '@salvia/rules/format/format'
import { formatAmount } from '@salvia/rules/format/format-measures'
import type { NotCounted } from '@salvia/rules/nutrition/held-doses'
import type { LedgerEntry, LedgerLevel } from '@salvia/rules/nutrition/plan-ledger'
import { unitSymbol } from '@salvia/rules/nutrition/unit-symbol'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

export const weightWord = (amount: number, unit: DoseUnit): string =>
  `${formatAmount(amount, getLocale())} ${unitSymbol(unit, getLocale())}`

/** How much a day, as far as labels say; null where none does. A part that is not known is never left out of the words. */
export function totalWords({ perDay, unit, notCounted }: LedgerEntry): string | null {
  if (perDay === null || unit === null) return null
  const amount = weightWord(perDay, unit)
  return notCounted.length > 0 ? m.plan_ledger_at_least({ amount }) : amount
}

const shares = {
  UpperLevel: { within: m.plan_ledger_of_level, above: m.plan_ledger_above },
  SafeLevel: { within: m.plan_ledger_of_safe, above: m.plan_ledger_above_safe },
}

/** How much of a level is used, or that it is passed. */
export function levelWords({ level, percent, isAbove }: LedgerLevel): string {
  const { within, above } = shares[level.kind]
  const words = {
    percent: formatPercent(percent, getLocale()),
    amount: weightWord(level.amount, level.unit),
  }
  return isAbove ? above(words) : within(words)
}

const kinds = { UpperLevel: m.ingredient_upper_level, SafeLevel: m.ingredient_safe_level }
const scopes = {
  AllSources: m.ingredient_scope_all,
  Supplements: m.ingredient_scope_supplements,
  Preformed: m.ingredient_scope_preformed,
}

/** A level with what it is for, and who set it. */
export const sourceWords = ({ level: { kind, amount, unit, scope, source, form } }: LedgerLevel): string =>
  m.plan_ledger_level({
    level: kinds[kind](),
    amount: weightWord(amount, unit),
    scope: [form, scopes[scope]()].filter(Boolean).join(', '),
    source,
  })

const reasons: Record<NotCounted, () => string> = {
  DoseUnknown: m.plan_ledger_dose_unknown,
  LabelUnknown: m.plan_ledger_label_unknown,
  ServingUnknown: m.plan_ledger_serving_unknown,
  FormatDiffers: m.plan_ledger_format_differs,
}

export const reasonWords = ({ productName, reason }: { productName: string; reason: NotCounted }): string =>
  m.plan_ledger_because({ product: productName, reason: reasons[reason]() })
