import type { Product } from '@salvia/contract/catalogue'
import { PracticePanel } from '#app/features/catalogue/practice-panel.tsx'
import CompareButton from '#app/features/comparison/compare-button.tsx'
import { AddToPlanButton } from '#app/features/plans/add-to-plan-button.tsx'

type Props = { product: Product; isPractitioner: boolean; isComparing: boolean }

/** A product for a practice, with what can be done with it. Loaded only for those who have one. */
export default function Practice({ product, isPractitioner, isComparing }: Props) {
  return (
    <PracticePanel
      product={product}
      isPractitioner={isPractitioner}
      toPlan={isPractitioner && <AddToPlanButton product={product} isWide />}
      toCompare={isComparing && <CompareButton product={product} />}
    />
  )
}
