import type { PlanInsight } from '@salvia/contract/insights/insights'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money.tsx'
import { Counted } from './counted.tsx'
import css from './insights.module.css'

type Props = { plans: PlanInsight[]; pathOf: (id: string) => string }

/** The plans that brought most sales. */
export const TopPlans = ({ plans, pathOf }: Props) => (
  <section aria-labelledby="top-plans">
    <h2 id="top-plans" className={css.title}>
      {m.insights_top_plans()}
    </h2>
    {plans.length === 0 ? (
      <p className="second">{m.insights_plans_none()}</p>
    ) : (
      <DataTable
        isCompact
        caption={m.insights_top_plans()}
        rows={plans}
        keyOf={({ recommendationId }) => recommendationId}
        columns={[
          {
            id: 'name',
            title: m.order_plan(),
            isName: true,
            cell: ({ recommendationId, name }) => <Link to={pathOf(recommendationId)}>{name}</Link>,
          },
          {
            id: 'orders',
            title: m.common_orders(),
            isFigure: true,
            cell: ({ orders }) => (
              <Counted count={orders} words={m.catalogue_plan_orders({ count: orders })} />
            ),
          },
          {
            id: 'sales',
            title: m.insights_sales(),
            isFigure: true,
            cell: ({ grossSales }) => <Money value={grossSales} />,
          },
        ]}
      />
    )}
  </section>
)
