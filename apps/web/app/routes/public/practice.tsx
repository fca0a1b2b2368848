import type { Product } from '@salvia/contract/catalogue/shop'
import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { scheduleDose } from '@salvia/rules/plans/dose-schedule'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { OrderForClientButton } from '#app/features/cart/order-for-client-button.tsx'
import { mayShowNet } from '#app/features/catalogue/may-show-net.ts'
import NetPriceSwitch from '#app/features/catalogue/net-price-switch.tsx'
import { PracticePanel } from '#app/features/catalogue/practice-panel.tsx'
import CompareButton from '#app/features/comparison/compare-button.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { FulfilledInquiry } from '#app/features/inquiries/fulfilled-inquiry.tsx'
import { AddToPlanButton } from '#app/features/plans/add-to-plan-button.tsx'

/** What a plan adds to its product in the comparison: the plan, and the units of a day where they are known. */
function comparedInPlan({ id, intakeFormatId, ...item }: ProductInPlan) {
  const dose = scheduleDose(item)
  return {
    recommendationId: id,
    intakeAmount: dose.isKnown ? dose.unitsPerDay : null,
    intakeFormatId,
  }
}

type Props = { product: Product; plan: ProductInPlan | null; isPractitioner: boolean; isComparing: boolean }

/** Lazy-loaded practitioner panel of a product. */
export default function Practice({ product, plan, isPractitioner, isComparing }: Props) {
  const user = useUser()
  const { id, price, isShippable, stockStatus } = product
  const mayOrderForClient = user?.isAdmin || (isPractitioner && user?.isApproved)
  return (
    <PracticePanel
      product={product}
      isPractitioner={isPractitioner}
      mayEarn={user?.isCommissionLawful ?? true}
      toPlan={isPractitioner && <AddToPlanButton product={product} isWide />}
      prices={mayShowNet(user) && <NetPriceSwitch />}
      acts={
        <>
          {isComparing && <CompareButton product={product} plan={plan && comparedInPlan(plan)} />}
          {mayOrderForClient && price && isShippable && isAvailable(stockStatus.id) && (
            <OrderForClientButton productId={id} countryCode={price.countryCode} />
          )}
          {product.productInquiry && <FulfilledInquiry inquiry={product.productInquiry} />}
        </>
      }
    />
  )
}
