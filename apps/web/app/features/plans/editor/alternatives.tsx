import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { useAlternatives } from '../use-alternatives.ts'
import css from './item-list.module.css'
import type { DraftItem } from './plan-draft.ts'

type Props = { item: DraftItem; onSwap: (product: ProductCard) => void }

/** What could stand in for a product that cannot be had. Another format says that its dose is to be looked at. */
export function Alternatives({ item, onSwap }: Props) {
  const alternatives = useAlternatives(item.productId)
  if (alternatives.length === 0) return null
  const isOtherFormat = ({ mainServing }: ProductCard) =>
    (mainServing?.intakeFormatId ?? null) !== item.intakeFormatId
  return (
    <ul className={css.alternatives} aria-label={m.plan_alternatives()}>
      {alternatives.map((product) => (
        <li key={product.id}>
          <span>
            {product.name} <span className="second">{product.brandName}</span>
            {isOtherFormat(product) && <span className={css.otherDose}>{m.plan_swap_dose()}</span>}
          </span>
          <Button
            size="sm"
            aria-label={m.plan_swap_for({ product: product.name })}
            onClick={() => onSwap(product)}
          >
            {m.plan_swap()}
          </Button>
        </li>
      ))}
    </ul>
  )
}
