import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { IconBasket, IconCopy, IconEye, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlanFiles } from '../plan-files.tsx'
import { PlanTexts } from '../plan-texts.tsx'
import { TemplateItem } from '../templates/template-item.tsx'
import css from '../templates/template-record.module.css'
import { useCopyPlan } from '../use-copy-plan.ts'
import { OwnFiles, OwnParts, OwnTexts } from './own-parts.tsx'
import { PlanFacts } from './plan-facts.tsx'
import type { PlanRole } from './plan-reader.ts'
import { PlanState } from './plan-state.tsx'

type Props = {
  plan: SharedPlan
  /** Null reads as a colleague. */
  role: PlanRole | null
  mayOrder: boolean
  /** The orders of the plan, for its author and admins. */
  orders: ReactNode
}

/** A plan for who writes plans: what it holds, and for its author and admins who follows it and what came of it. */
export function PractitionerView({ plan, role, mayOrder, orders }: Props) {
  const isOwn = role === 'author' || role === 'admin'
  const { recommendationItems: items, resources, shareCode } = plan
  return (
    <div className="wrap">
      <PageHeader
        title={plan.name}
        lead={<PlanState plan={plan} isOwn={isOwn} />}
        above={<Link to="/treatment-plans">{m.menu_treatment_plans()}</Link>}
        actions={<Actions plan={plan} isOwn={isOwn} mayOrder={mayOrder} />}
      />
      <div className={css.columns}>
        <div className={css.main}>
          {isOwn && <OwnParts planId={plan.id} orders={orders} />}
          {isOwn ? <OwnTexts planId={plan.id} /> : <PlanTexts {...plan} evidence={null} />}
          <section className={`card ${css.card}`} aria-labelledby="products">
            <h2 id="products">{m.common_products()}</h2>
            {items.length === 0 ? (
              <EmptyState title={m.plan_view_empty_title()}>{m.plan_view_empty_text()}</EmptyState>
            ) : (
              <ul>
                {items.map((item) => (
                  <TemplateItem key={item.id} item={item} />
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className={css.main}>
          <PlanFacts plan={plan} isOwn={isOwn} />
          {isOwn ? (
            <OwnFiles planId={plan.id} />
          ) : (
            <PlanFiles resources={resources} of={`code/${shareCode}`} />
          )}
        </div>
      </div>
    </div>
  )
}

type ActionProps = Pick<Props, 'plan' | 'mayOrder'> & { isOwn: boolean }

function Actions({ plan: { id, shareCode, recommendationItems }, isOwn, mayOrder }: ActionProps) {
  const { copy, isCopying } = useCopyPlan(id, isOwn ? {} : { shareCode })
  const page = `/recommendations/${shareCode}`
  return (
    <>
      {isOwn && (
        <Button component={Link} to={`${page}?preview=1`} leftSection={<IconEye size={18} stroke={1.75} />}>
          {m.plan_view_preview()}
        </Button>
      )}
      <Button
        variant={isOwn ? 'default' : 'filled'}
        loading={isCopying}
        leftSection={<IconCopy size={18} stroke={1.75} />}
        onClick={copy}
      >
        {m.plan_copy()}
      </Button>
      {mayOrder && recommendationItems.length > 0 && (
        <Button
          component={Link}
          to={`${page}?mode=client-order`}
          leftSection={<IconBasket size={18} stroke={1.75} />}
        >
          {m.client_order_start()}
        </Button>
      )}
      {isOwn && (
        <Button
          variant="filled"
          component={Link}
          to={`/recommendations/${id}/edit`}
          leftSection={<IconPencil size={18} stroke={1.75} />}
        >
          {m.template_edit()}
        </Button>
      )}
    </>
  )
}
