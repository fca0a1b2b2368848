import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import css from './product-choice.module.css'

/** How much, when and for how long, in one line; nothing where the plan does not say. */
export function DoseLine({ item }: { item: RecommendationItem }) {
  const words = instructionWords(item, useIntakeFormats())
  return words.length > 0 ? <p className={css.dose}>{words.join(' · ')}</p> : null
}
