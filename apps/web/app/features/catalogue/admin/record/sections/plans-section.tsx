import type { PlanOfProduct } from '@salvia/contract/plans/admin-plans'
import { fullName } from '@salvia/rules/people/full-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import { Time } from '#app/visit/time.tsx'
import { plansOfProductQuery } from '../../admin-product-queries.ts'
import { RecordSection } from '../fields/record-section.tsx'
import { useRecord } from '../store/record-context.ts'
import css from './plans-section.module.css'

/** Plans that use the product, which hiding or archiving would affect. */
export function PlansSection() {
  const id = useRecord(({ record: product }) => product.id)
  const [offset, setOffset] = useState(0)
  const found = useQuery({
    ...plansOfProductQuery(id, offset),
    placeholderData: keepPreviousData,
  })
  return (
    <RecordSection id="plans" title={m.catalogue_section_plans()} lead={m.catalogue_plans_lead()}>
      <PagedList
        found={found}
        none={m.catalogue_plans_none()}
        onGo={setOffset}
        label={m.catalogue_section_plans()}
      >
        {(plans) => (
          <ul className={css.plans}>
            {plans.map((plan) => (
              <PlanRow key={plan.id} plan={plan} />
            ))}
          </ul>
        )}
      </PagedList>
      <Button size="sm" className={css.replace} component={Link} to={`/admin/products/${id}/substitute`}>
        {m.substitution_open()}
      </Button>
    </RecordSection>
  )
}

const kindOf = ({ isTemplate, isGlobalTemplate }: PlanOfProduct): string =>
  isGlobalTemplate
    ? m.catalogue_plan_global()
    : isTemplate
      ? m.catalogue_plan_template()
      : m.catalogue_plan_own()

function PlanRow({ plan }: { plan: PlanOfProduct }) {
  const { practitioner, practitionerId, clientsCount, totalOrders, updatedAt } = plan
  return (
    <li>
      <div>
        <p className="medium">{plan.name}</p>
        <p className="third">
          {kindOf(plan)} · <Link to={`/admin/users/${practitionerId}`}>{fullName(practitioner)}</Link>
          {clientsCount !== null && <> · {m.catalogue_plan_clients({ count: clientsCount })}</>}
          {totalOrders !== null && <> · {m.catalogue_plan_orders({ count: totalOrders })}</>}
        </p>
      </div>
      <Time className="num third" at={updatedAt} style="day" />
    </li>
  )
}
