import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { formatMoney } from '@salvia/rules/format/format'
import { IconBasket } from '@tabler/icons-react'
import { lazy, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { BuyBar } from '#app/ui/buy-bar.tsx'
import { Money } from '#app/ui/money.tsx'
import { Note } from '#app/ui/note.tsx'
import { offersOf, priceChoice } from './choice.ts'
import { ChoiceSummary } from './choice-summary.tsx'
import { PlanIntro } from './plan-intro.tsx'
import css from './plan-page.module.css'
import type { PlanAddress } from './print-sheet.tsx'
import { ProductChoice } from './product-choice.tsx'

const YourDay = lazy(() => import('./your-day.tsx').then((part) => ({ default: part.YourDay })))
const KeepPlan = lazy(() => import('./keep-plan.tsx').then((part) => ({ default: part.KeepPlan })))
const PrintSheet = lazy(() => import('./print-sheet.tsx').then((part) => ({ default: part.PrintSheet })))

type ChosenLine = { productId: string; quantity: number; recommendationItemId: string }

type Props = {
  plan: SharedPlan
  address: PlanAddress
  carriers: DeliveryCarrier[]
  today: string
  /** For which country the prices are. */
  prices: ReactNode
  isAdding: boolean
  /** The practitioner is ordering for a client. */
  isClientOrder: boolean
  /** Its own practitioner reads it: nothing to buy, and a way back to the editor. */
  isPreview: boolean
  /** What the page has for its reader: changes, personal notes, to save the plan. */
  saving: ReactNode
  onAdd: (lines: ChosenLine[]) => void
}

/** A plan for its client: the practitioner, the day, the products, the price. */
export function PlanPage(props: Props) {
  const { plan, address, carriers, today, prices, isAdding, isClientOrder, isPreview, saving, onAdd } = props
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
      <DeferredPart>
        <PrintSheet plan={plan} address={address} />
      </DeferredPart>
      <div className={`no-print wrap ${css.grid}`}>
        <div>
          {isPreview && <PreviewNote planId={plan.id} />}
          {isClientOrder && (
            <div className={css.notice}>
              <Note tone="attention" title={m.client_order_title()}>
                {m.client_order_text()}
              </Note>
            </div>
          )}
          <PlanIntro
            plan={plan}
            keeping={
              <DeferredPart>
                <KeepPlan plan={plan} today={today} />
              </DeferredPart>
            }
          />
          {saving}
          <DeferredPart>
            <YourDay items={plan.recommendationItems} />
          </DeferredPart>
          <ProductChoice
            offers={offers}
            prices={prices}
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
          {!isPreview && (
            <Button
              size="lg"
              variant="filled"
              fullWidth
              loading={isAdding}
              disabled={chosen.length === 0}
              leftSection={<IconBasket size={20} stroke={1.75} />}
              onClick={add}
            >
              {m.plan_add_to_cart()}
            </Button>
          )}
        </ChoiceSummary>
      </div>
      {!isPreview && (
        <BuyBar price={<Money value={price.total} />} words={savingWords(price, chosen.length)}>
          <Button size="lg" variant="filled" loading={isAdding} disabled={chosen.length === 0} onClick={add}>
            {m.plan_add_to_cart()}
          </Button>
        </BuyBar>
      )}
    </>
  )
}

/** Says to the practitioner that this is what the client sees. */
const PreviewNote = ({ planId }: { planId: string }) => (
  <div className={`no-print ${css.notice}`}>
    <Note tone="attention" title={m.plan_preview_note_title()}>
      {m.plan_preview_note_text()} <Link to={`/recommendations/${planId}/edit`}>{m.plan_preview_back()}</Link>
    </Note>
  </div>
)

function savingWords({ goods: { discount } }: ReturnType<typeof priceChoice>, count: number): string {
  const products = m.products_count({ count })
  if (discount.amount === 0) return products
  return `${m.plan_you_save({ amount: formatMoney(discount, getLocale()) })} · ${products}`
}
