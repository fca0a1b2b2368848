import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductDisruption } from '@salvia/contract/disruptions/product-disruption'
import { times } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { IconTrash } from '@tabler/icons-react'
import { Fragment, useEffect, useRef } from 'react'
import { focusWithin } from '#app/lib/focus.ts'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DisruptionNote } from '#app/shared/disruption-note.tsx'
import { Money } from '#app/ui/money.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { Status } from '#app/ui/status.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { instructionWords, useIntakeFormats } from '../dose-words.ts'
import { Alternatives } from './alternatives.tsx'
import { InstructionForm } from './instruction-form.tsx'
import css from './item-list.module.css'
import type { DraftItem, SwappedDose } from './plan-draft.ts'
import { itemFigures } from './plan-figures.ts'

type Props = {
  item: DraftItem
  /** The time of day under which it is listed. */
  group: string
  /** That it cannot be had as usual. */
  disruption: ProductDisruption | undefined
  isOpen: boolean
  /** That it is no longer in the catalogue, so that the plan cannot be saved with it. */
  isRefused: boolean
  /** That it was put in with a dose that could not be recomputed. */
  isDoseToCheck: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (change: Partial<DraftItem>) => void
  onRemove: () => void
  onSwap: (product: ProductCard, dose: SwappedDose | null) => void
  onNext: () => void
}

export function ItemRow(props: Props) {
  const { item, group, disruption, isOpen, isRefused, isDoseToCheck } = props
  const { onOpen, onChange, onRemove, onSwap, onNext } = props
  const { product } = item
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen || isDoseToCheck) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, isDoseToCheck, group])
  const close = () => {
    onOpen(false)
    requestAnimationFrame(() => focusWithin(`#item-${item.productId} .${css.instruction}`))
  }
  return (
    <article ref={row} className={css.item} id={`item-${item.productId}`}>
      <PackShot src={product.imageUrl} />
      <div>
        <h3>
          {product.name} <small>{product.brandName}</small>
        </h3>
        {!isOpen && <Instruction item={item} onOpen={() => onOpen(true)} />}
        {isDoseToCheck && (
          <p role="status">
            <Status mark="limited">{m.plan_swap_check()}</Status>
          </p>
        )}
        {item.notes && !isOpen && <p className={css.why}>{item.notes}</p>}
        {item.notes && item.isNotePersonal && !isOpen && <p className="third">{m.plan_note_personal()}</p>}
        {(isRefused || !isAvailable(product.stockStatus.id)) && (
          <div className={css.problem}>
            {isRefused ? (
              <Status mark="unavailable">{m.plan_editor_not_in_catalogue()}</Status>
            ) : (
              <StockStatus id={product.stockStatus.id} />
            )}
            {!disruption && <Alternatives item={item} onSwap={onSwap} />}
          </div>
        )}
      </div>
      <Figures item={item} />
      <button
        type="button"
        className={`${css.more} ${css.remove}`}
        aria-label={m.common_remove_product({ product: product.name })}
        onClickCapture={ignoreSecondPress}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </button>
      {disruption && (
        <div className={css.disruption}>
          <DisruptionNote productId={item.productId} stock={product.stockStatus} disruption={disruption}>
            <Alternatives item={item} onSwap={onSwap} />
          </DisruptionNote>
        </div>
      )}
      {isOpen && (
        <InstructionForm
          item={item}
          onChange={onChange}
          onClose={close}
          onNext={onNext}
          onRemove={onRemove}
        />
      )}
    </article>
  )
}

function Instruction({ item, onOpen }: { item: DraftItem; onOpen: () => void }) {
  const words = instructionWords({ ...item, notes: '' }, useIntakeFormats())
  const label = m.plan_editor_instruction({ product: item.product.name })
  return (
    <button
      type="button"
      className={css.instruction}
      aria-label={`${label}: ${words.join(', ')}`}
      onClick={onOpen}
    >
      {words.length === 0 && m.plan_editor_no_instruction()}
      {words.map((word, at) => (
        <Fragment key={word}>
          <span>
            {word}
            {at < words.length - 1 && <i> ·</i>}
          </span>{' '}
        </Fragment>
      ))}
    </button>
  )
}

function Figures({ item }: { item: DraftItem }) {
  const { packs, days, perDay } = itemFigures(item)
  const { price } = item.product
  return (
    <>
      <div className={css.packs}>
        <span className="medium">{m.packs_count({ count: packs })}</span>
        <small>{days === null ? m.plan_supply_unknown() : m.plan_supply_days({ days })}</small>
      </div>
      <div className={`num ${css.price}`}>
        {price ? <Money value={times(price.gross, packs)} className="strong" /> : '–'}
        {perDay && <small>{m.plan_price_a_day({ price: formatMoney(perDay, getLocale()) })}</small>}
      </div>
    </>
  )
}
