import { PlanOrders } from '#app/features/orders/plan-orders.tsx'
import { TemplatePage } from '#app/features/plans/client/template-page.tsx'
import { PractitionerView } from '#app/features/plans/view/practitioner-view.tsx'

type Props = Omit<Parameters<typeof PractitionerView>[0], 'orders'>

/** A plan or template for who writes plans: in a part of its own, which clients do not load. */
export const PlanForPractitioners = (props: Props) =>
  props.plan.isTemplate ? (
    <TemplatePage plan={props.plan} />
  ) : (
    <PractitionerView {...props} orders={<PlanOrders planId={props.plan.id} />} />
  )
