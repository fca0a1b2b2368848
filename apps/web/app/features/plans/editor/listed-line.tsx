import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Duration } from '@salvia/contract/words/plans'
import type { Choice } from '@salvia/rules/plans/typed-entry/typed-entry'
import { m } from '#app/paraglide/messages.js'
import { type PackSizeOf, usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { TextIn } from '#app/ui/text-in.tsx'
import css from './list-dialog.module.css'
import type { ReviewedLine } from './list-review.ts'
import type { Labelled } from './typed-item.ts'
import { TypedReading } from './typed-reading.tsx'

type Props = {
  reviewed: ReviewedLine
  duration: Duration | null
  onAnswer: (choice: Choice) => void
  onChoose: (productId: string) => void
  onLeaveOut: (isLeftOut: boolean) => void
}

const refusals = {
  Loading: m.common_loading,
  None: m.plan_list_none,
  Heading: m.plan_list_heading,
  Unused: m.plan_list_unused,
  LeftOut: m.plan_list_left_out,
  Doseless: m.plan_list_doseless,
  Present: m.plan_list_present,
  Twice: m.plan_list_twice,
  Full: m.plan_list_full,
}

/** One line of a pasted list, what it would add, and what else it may mean. */
export function ListedLine({ reviewed, duration, onAnswer, onChoose, onLeaveOut }: Props) {
  const { line, is, found, choices } = reviewed
  const sizeOf = usePackSizes()
  const isRead = is === 'Ready' || is === 'Asked' || is === 'Unwritten'
  return (
    <>
      <span className={css.typed}>
        <span className="second">{line}</span>
        {is !== 'Heading' && (
          <LeaveOut {...{ line, onLeaveOut }} isLeftOut={is === 'LeftOut' || is === 'Doseless'} />
        )}
      </span>
      {found && <ListedProduct product={found.product} size={sizeOf(found.product)} />}
      {found && isRead && (
        <TypedReading
          product={found.product}
          dose={found}
          duration={duration}
          onAnswer={onAnswer}
          doubt={reviewed.doubt}
          isListed
        />
      )}
      {!isRead && <span className={css.missing}>{refusals[is]()}</span>}
      {found && choices.length > 1 && (
        <SelectField
          isSmall
          aria-label={m.plan_list_product_of({ line })}
          data={choices.map((choice) => toChoice(choice, sizeOf))}
          value={found.product.id}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </>
  )
}

type LeaveOutProps = Pick<Props, 'onLeaveOut'> & { line: string; isLeftOut: boolean }

function LeaveOut({ line, isLeftOut, onLeaveOut }: LeaveOutProps) {
  return (
    <Button
      variant="subtle"
      size="sm"
      aria-label={isLeftOut ? m.plan_list_put_in_line({ line }) : m.plan_list_leave_out_line({ line })}
      onClick={() => onLeaveOut(!isLeftOut)}
    >
      {isLeftOut ? m.plan_list_put_in() : m.plan_list_leave_out()}
    </Button>
  )
}

const toChoice = ({ product }: Labelled, sizeOf: PackSizeOf) => ({
  value: product.id,
  label: [product.name, product.brandName, sizeOf(product)].filter(Boolean).join(' · '),
})

function ListedProduct({ product, size }: { product: ProductCard; size: string | null }) {
  return (
    <span>
      <span className="medium">{product.name}</span>{' '}
      <span className="third">
        {[product.brandName, size].filter(Boolean).join(' · ')}
        {product.shortDescription && ' · '}
        <TextIn language={product.fallbackLanguageCode}>{product.shortDescription}</TextIn>
      </span>
    </span>
  )
}
