import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { ActivesDifference } from '#app/features/plans/substitution/actives-difference.tsx'
import { m } from '#app/paraglide/messages.js'
import { usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import { nameBeside } from '../substitution/substitution-words.ts'
import { useAlternatives } from '../use-alternatives.ts'
import css from './alternatives.module.css'
import { type Swap, useSwaps } from './ledger/use-swaps.ts'
import type { DraftItem, SwappedDose } from './plan-draft.ts'
import { swapPriceWords } from './swap-price.ts'

type Props = {
  item: DraftItem
  /** Without a dose: it could not be recomputed. */
  onSwap: (product: ProductCard, dose: SwappedDose | null) => void
}

/** What could stand in for a product that cannot be had, with what that changes a day. */
export function Alternatives({ item, onSwap }: Props) {
  const alternatives = useAlternatives(item.productId)
  const swaps = useSwaps(item, alternatives)
  const sizeOf = usePackSizes()
  if (alternatives.length === 0) return null
  return (
    <ul className={css.alternatives} aria-label={m.plan_alternatives()}>
      {alternatives.map((product) => {
        const swap = swaps?.find((each) => each.product.id === product.id)
        const dose = swap && !swap.amountUnknown ? swap.dose : null
        // Not before its dose is known: a pack that costs less may last less.
        const change = swap && swapPriceWords(item, { product, dose })
        return (
          <li key={product.id}>
            <PackShot src={product.imageUrl} size="s" />
            <div>
              {product.name}{' '}
              <span className="second">
                {[product.brandName, sizeOf(product)].filter(Boolean).join(' · ')}
              </span>
              {product.price && (
                <span className={css.otherDose}>
                  <Money value={product.price.gross} />
                  {change && ` · ${change}`}
                </span>
              )}
              {swap && <Change item={item} swap={swap} />}
            </div>
            <Button
              size="sm"
              aria-label={m.plan_swap_for({
                product: nameBeside(product, [item.product, ...alternatives], sizeOf),
              })}
              onClick={() => onSwap(product, dose)}
            >
              {m.plan_swap()}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Change({ item, swap }: { item: DraftItem; swap: Swap }) {
  const formats = useIntakeFormats()
  const { dose, amountUnknown, product } = swap
  const plain = { ...item, intakeFoodInstruction: null, duration: null, notes: '' }
  const [was, becomes] = [plain, { ...plain, ...dose }].map((each) =>
    instructionWords(each, formats).join(', '),
  )
  const isOtherFormat = (product.mainServing?.intakeFormatId ?? null) !== item.intakeFormatId
  return (
    <>
      {becomes !== was && becomes !== '' && (
        <span className={css.otherDose}>{m.proposal_dose({ dose: becomes ?? '' })}</span>
      )}
      {isOtherFormat && amountUnknown && <span className={css.otherDose}>{m.plan_swap_dose()}</span>}
      <ActivesDifference difference={swap.difference} amountUnknown={isOtherFormat ? null : amountUnknown} />
    </>
  )
}
