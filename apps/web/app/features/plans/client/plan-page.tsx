import { Button } from '@mantine/core'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { formatMoney } from '@salvia/rules/format/format'
import { IconShoppingBag } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { BuyBar } from '#app/ui/buy-bar.tsx'
import { Money } from '#app/ui/money.tsx'
import { Note } from '#app/ui/note.tsx'
import { offersOf, priceChoice } from './choice.ts'
import { ChoiceSummary } from './choice-summary.tsx'
import { PlanIntro } from './plan-intro.tsx'
import css from './plan-page.module.css'
import { ProductChoice } from './product-choice.tsx'
import { YourDay } from './your-day.tsx'

type ChosenLine = { productId: string; quantity: number; recommendationItemId: string }

type Props = {
  plan: SharedPlan
  carriers: DeliveryCarrier[]
  today: string
  isAdding: boolean
  /** Its practitioner orders it for a client. */
  isClientOrder: boolean
  onAdd: (lines: ChosenLine[]) => void
}

/** A plan as its client sees it: who recommends it, the day, the products, the whole price. */
export function PlanPage({ plan, carriers, today, isAdding, isClientOrder, onAdd }: Props) {
  const offers = offersOf(plan)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = offers.filter(({ item, canOrder }) => canOrder && !leftOut.has(item.id))
  const price = priceChoice({ offers: chosen, plan, carriers })
  const toggle = (itemId: string) =>
    setLeftOut((before) => {
      const after = new Set(before)
      if (!after.delete(itemId)) after.add(itemId)
      return after
    })
  const add = () =>
    onAdd(
      chosen.map(({ item, packs }) => ({
        productId: item.productId,
        quantity: packs,
        recommendationItemId: item.id,
      })),
    )
  return (
    <>
      <div className={`wrap-narrow ${css.grid}`}>
        <div>
          {isClientOrder && (
            <div className={css.notice}>
              <Note tone="attention" title={m.client_order_title()}>
                {m.client_order_text()}
              </Note>
            </div>
          )}
          <PlanIntro plan={plan} />
          <YourDay items={plan.recommendationItems} />
          <ProductChoice
            offers={offers}
            leftOut={leftOut}
            practitioner={plan.practitioner.firstName}
            onToggle={toggle}
            onAll={() => setLeftOut(new Set())}
          />
        </div>
        <ChoiceSummary
          plan={plan}
          offers={chosen}
          offersCount={offers.length}
          price={price}
          carriers={carriers}
          today={today}
        >
          <Button
            size="lg"
            variant="filled"
            fullWidth
            loading={isAdding}
            disabled={chosen.length === 0}
            leftSection={<IconShoppingBag size={20} stroke={1.75} />}
            onClick={add}
          >
            {m.plan_add_to_cart()}
          </Button>
        </ChoiceSummary>
      </div>
      <BuyBar price={<Money value={price.total} />} words={savingWords(price, chosen.length)}>
        <Button size="lg" variant="filled" loading={isAdding} disabled={chosen.length === 0} onClick={add}>
          {m.plan_add_to_cart()}
        </Button>
      </BuyBar>
    </>
  )
}

function savingWords({ goods: { discount } }: ReturnType<typeof priceChoice>, count: number): string {
  const products = m.plan_products_count({ count })
  if (discount.amount === 0) return products
  return `${m.plan_you_save({ amount: formatMoney(discount, getLocale()) })} · ${products}`
}
