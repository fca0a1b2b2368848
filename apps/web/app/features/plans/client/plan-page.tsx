import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import type { DeliveryCarrier } from '@salvia/contract/reference/reference'
import { formatMoney } from '@salvia/rules/format/format'
import { IconBasket } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { DeferredPart } from '#app/startup/deferred-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { BuyBar } from '#app/ui/buy-bar.tsx'
import { Money } from '#app/ui/money.tsx'
import { offersOf, priceChoice } from './choice.ts'
import { FOR_YOU, ForYouLink } from './for-you-link.tsx'
import { PlanIntro } from './plan-intro.tsx'
import css from './plan-page.module.css'
import type { PlanAddress } from './print-sheet.tsx'
import { ProductChoice, type Refused } from './product-choice.tsx'

const ChoiceSummary = lazy(() =>
  import('./choice-summary.tsx').then((part) => ({ default: part.ChoiceSummary })),
)
/** Seldom: for its practitioner only. */
const PractitionerNote = lazy(() =>
  import('./practitioner-note.tsx').then((part) => ({ default: part.PractitionerNote })),
)
const YourDay = lazy(() => import('./your-day.tsx').then((part) => ({ default: part.YourDay })))
const PlanResources = lazy(() => import('./plan-resources.tsx'))
const KeepPlan = lazy(() => import('./keep-plan.tsx'))
const PrintSheet = lazy(() => import('./print-sheet.tsx'))

type ChosenLine = { productId: string; quantity: number; recommendationItemId: string }

type Props = {
  plan: SharedPlan
  address: PlanAddress
  carriers: DeliveryCarrier[]
  today: string
  /** For which country the prices are. */
  prices: ReactNode
  isAdding: boolean
  /** What the cart refused last. */
  refused: Refused | null
  /** That nothing was added, and why. */
  notice: ReactNode
  /** For whom it is, where it goes into a client's open order. */
  orderFor: string | null
  /** The practitioner is ordering for a client. */
  isClientOrder: boolean
  /** Its own practitioner reads it: nothing to buy, and a way back to the editor. */
  isPreview: boolean
  /** What the page has for its reader: changes, personal notes, to save the plan. It loads late, so it comes last. */
  saving: ReactNode
  /** What the reader is told first, in a few words: that the link is over, or the plan changed. */
  news: string | null
  onAdd: (lines: ChosenLine[]) => void
}

/** A plan for its client: the practitioner, the day, the products, the price. */
export function PlanPage(props: Props) {
  const { plan, address, carriers, today, prices, isAdding, isClientOrder, isPreview, saving, onAdd } = props
  const { notice, orderFor } = props
  const offers = offersOf(plan)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const chosen = offers.filter(({ item, canOrder }) => canOrder && !leftOut.has(item.id))
  const isOrderable = offers.some(({ canOrder }) => canOrder)
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
          {(isPreview || isClientOrder) && (
            <Suspense>
              <PractitionerNote plan={plan} isPreview={isPreview} />
            </Suspense>
          )}
          <Intro plan={plan} today={today} pointer={saving && <ForYouLink plan={plan} news={props.news} />} />
          <DeferredPart>
            <YourDay items={plan.recommendationItems} />
          </DeferredPart>
          {notice}
          <ProductChoice
            offers={offers}
            prices={prices}
            leftOut={leftOut}
            refused={props.refused}
            practitioner={plan.practitioner.firstName}
            shareCode={isPreview || isClientOrder ? undefined : plan.shareCode}
            onToggle={toggle}
            onAll={() => setLeftOut(new Set())}
          />
          <DeferredPart>
            <PlanResources plan={plan} today={today} />
          </DeferredPart>
        </div>
        <DeferredPart>
          <ChoiceSummary
            plan={plan}
            offers={chosen}
            offersCount={offers.length}
            isOrderable={isOrderable}
            price={price}
            carriers={carriers}
            today={today}
          >
            {orderFor && <p className={`medium ${css.orderFor}`}>{orderFor}</p>}
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
        </DeferredPart>
        <div id={FOR_YOU} tabIndex={-1} className={css.forYou}>
          {saving}
        </div>
      </div>
      {!isPreview && isOrderable && (
        <BuyBar
          price={<Money value={price.total} />}
          words={[orderFor, savingWords(price, chosen.length)].filter(Boolean).join(' · ')}
        >
          <Button size="lg" variant="filled" loading={isAdding} disabled={chosen.length === 0} onClick={add}>
            {m.plan_add_to_cart()}
          </Button>
        </BuyBar>
      )}
    </>
  )
}

const Intro = ({ plan, today, pointer }: Pick<Props, 'plan' | 'today'> & { pointer: ReactNode }) => (
  <PlanIntro
    plan={plan}
    keeping={
      <DeferredPart>
        <KeepPlan plan={plan} today={today} />
      </DeferredPart>
    }
    pointer={pointer}
  />
)

function savingWords({ goods: { discount } }: ReturnType<typeof priceChoice>, count: number): string {
  const products = m.products_count({ count })
  if (discount.amount === 0) return products
  return `${m.plan_you_save({ amount: formatMoney(discount, getLocale()) })} · ${products}`
}
