import type { PlanDifference, VersionItem } from '@salvia/contract/plans/plan-versions'
import type { ItemPart, VersionField } from '@salvia/contract/words/plans'
import { formatPercent } from '@salvia/rules/format/format'
import { foldLong } from '#app/features/plans/fold-long.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './difference-list.module.css'
import { instructionWords, useIntakeFormats } from './dose-words.ts'

const fieldWords: Record<VersionField, () => string> = {
  name: m.plan_change_name,
  description: m.plan_change_text,
  summary: m.plan_change_text,
  discountPercentage: m.plan_change_discount,
}

const noteParts: ItemPart[] = ['notes', 'personal']

const addedWords = (product: string, dose: string): string =>
  dose === '' ? m.plan_change_added({ product }) : m.plan_change_added_dose({ product, dose })

const removedWords = (product: string, dose: string): string =>
  dose === '' ? m.plan_change_removed({ product }) : m.plan_change_removed_dose({ product, dose })

function changedWords(product: string, before: string, dose: string): string {
  if (dose === '') return m.plan_change_dose_open({ product })
  const isSaid = before === '' || before === dose
  return isSaid ? m.plan_change_dose({ product, dose }) : m.plan_change_dose_from({ product, dose, before })
}

type Discount = { from: number; to: number }

const discountWords = ({ from, to }: Discount): string =>
  m.plan_change_discount_from({
    from: formatPercent(from, getLocale()),
    to: formatPercent(to, getLocale()),
  })

/** `prices`: the names of products that cost something else; `discount`: both, where they are known. */
type Props = { difference: PlanDifference; prices?: string[]; discount?: Discount }

/** What a later version of a plan changed: a sentence for each product, then for the plan. */
export function DifferenceList({ difference, prices = [], discount }: Props) {
  const formats = useIntakeFormats()
  const { added, removed, changed, isReordered, fields } = difference
  const wordsOf = (item: VersionItem): string => instructionWords(item, formats).join(' · ')
  const doseWords = ({ before, after, parts }: PlanDifference['changed'][number]): string[] => {
    if (parts.every((part) => noteParts.includes(part))) return []
    return [changedWords(after.productName, wordsOf(before), wordsOf(after))]
  }
  const lines = [
    ...added.map((item) => addedWords(item.productName, wordsOf(item))),
    ...removed.map((item) => removedWords(item.productName, wordsOf(item))),
    ...changed.flatMap((change) => [
      ...doseWords(change),
      ...(change.parts.some((part) => noteParts.includes(part))
        ? [m.plan_change_note({ product: change.after.productName })]
        : []),
    ]),
    ...prices.map((product) => m.plan_change_price({ product })),
    ...(isReordered ? [m.plan_change_order()] : []),
    ...new Set(
      fields.map((field) =>
        field === 'discountPercentage' && discount ? discountWords(discount) : fieldWords[field](),
      ),
    ),
  ]
  if (lines.length === 0) return <p className="second">{m.plan_changes_none()}</p>
  const { shown, hidden } = foldLong(lines)
  return (
    <>
      <Lines lines={shown} />
      {hidden.length > 0 && (
        <details>
          <summary className="link">{m.actives_more({ rest: hidden.length })}</summary>
          <Lines lines={hidden} />
        </details>
      )}
    </>
  )
}

const Lines = ({ lines }: { lines: string[] }) => (
  <ul className={css.changes}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
