import { CodeForm } from '#app/features/plans/client/code-form.tsx'
import { LocalLink } from '#app/language/local-link.tsx'
import { m } from '#app/paraglide/messages.js'
import { Drawing } from '#app/ui/drawing.tsx'
import css from './error-page.module.css'

/** What most people look for who land on an address without a page: a product, or their plan. */
export const MissingWays = () => (
  <div className={css.ways}>
    <Drawing name="lost" className={css.drawing} />
    <p className="second">{m.error_not_found_why()}</p>
    <p>
      <LocalLink to="/shop">{m.error_search_shop()}</LocalLink>
    </p>
    <div>
      <p className="strong">{m.error_plan_code()}</p>
      <CodeForm typed="" fault={null} isBeside />
    </div>
  </div>
)
