import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { CountableFormat } from '@salvia/contract/reference/reference'
import type { TypedDose } from '@salvia/rules/plans/typed-entry/typed-entry'
import { m } from '#app/paraglide/messages.js'
import { instructionWords } from '../dose-words.ts'
import { cycleWord } from '../schedule-words.ts'
import { newItem } from './plan-draft.ts'
import { withTypedDose } from './typed-item.ts'

/** What one choice says and nothing else; a number without a unit counts what the product is counted in. */
export function choiceWords(
  product: ProductCard,
  dose: Partial<TypedDose>,
  formats: CountableFormat[],
): string {
  const isOfAmount = Boolean(dose.amount)
  const { days, cycle, ...said } = dose
  const nothing = {
    intakeAmount: null,
    intakeFormatId: product.mainServing?.intakeFormatId ?? null,
    intakeTime: [],
    intakeFoodInstruction: null,
    duration: null,
    schedule: null,
  }
  const item = { ...newItem(product, null), ...withTypedDose(nothing, isOfAmount ? dose : said) }
  // A schedule has an amount, which a choice of how long or on which days says nothing of.
  const lasting = isOfAmount ? [] : [days && m.duration_days({ count: days }), cycle && cycleWord(cycle)]
  return [...instructionWords(item, formats), ...lasting].filter(Boolean).join(', ')
}
