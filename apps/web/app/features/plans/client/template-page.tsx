import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { IconCopy } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import { StockStatus } from '#app/ui/stock-status.tsx'
import { TemplateNotCopied } from '../not-copied.tsx'
import { useCopyShown } from '../use-copy-shown.ts'
import { ItemDescription } from './item-description.tsx'
import { PlanIntro } from './plan-intro.tsx'
import page from './plan-page.module.css'
import css from './product-choice.module.css'
import { sharedPlanQuery } from './shared-plan-query.ts'
import { YourDay } from './your-day.tsx'

/** A template as practitioners read it: to be copied, not to be ordered. */
export const TemplatePage = ({ plan }: { plan: SharedPlan }) => (
  <div className={`wrap ${page.grid}`}>
    <div>
      <PlanIntro plan={plan} />
      <YourDay items={plan.recommendationItems} />
      <section className={page.section} aria-labelledby="products">
        <h2 id="products">{m.common_products()}</h2>
        <ul className={`card ${css.products}`}>
          {plan.recommendationItems.map((item) => (
            <TemplateItem key={item.id} item={item} />
          ))}
        </ul>
      </section>
    </div>
    <Copying plan={plan} />
  </div>
)

type Item = SharedPlan['recommendationItems'][number]

const TemplateItem = ({ item }: { item: Item }) => (
  <li className={css.product}>
    <PackShot src={item.product.imageUrl} size="l" />
    <ItemDescription item={item} />
    <div className={css.facts}>
      <StockStatus id={item.product.stockStatus.id} />
    </div>
  </li>
)

function Copying({ plan }: { plan: SharedPlan }) {
  const { copy, copying, notCopied } = useCopyShown(plan, (client) =>
    client.fetchQuery({ ...sharedPlanQuery(plan.shareCode), staleTime: 0 }),
  )
  return (
    <aside className={page.summary} aria-labelledby="template">
      <div className={`card ${page.summaryIn}`}>
        <h2 id="template">{m.catalogue_plan_template()}</h2>
        <p className="second">{m.plan_template_read_only()}</p>
        {notCopied && <TemplateNotCopied {...notCopied} />}
        <div className={`no-print ${page.buy}`}>
          <Button
            size="lg"
            variant="filled"
            fullWidth
            loading={copying !== undefined}
            leftSection={<IconCopy size={20} stroke={1.75} />}
            onClick={() => copy()}
          >
            {m.plan_template_copy()}
          </Button>
        </div>
      </div>
    </aside>
  )
}
