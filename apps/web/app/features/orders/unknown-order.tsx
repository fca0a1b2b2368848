import { Link } from 'react-router'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { authPath } from '#app/visit/auth-path.ts'
import css from './order-page.module.css'
import { OrderLinkRequest } from './withdrawal/order-link-form.tsx'

/** An address that names no order its reader may see: what that means, and the ways to the order. */
export function UnknownOrder({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={`${css.placed} ${css.thanks} ${css.unknown}`}>
      <title>{`${m.unknown_order_title()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title">{m.unknown_order_title()}</h1>
      <p className="t16 second">{m.unknown_order_text()}</p>
      {isSignedIn ? (
        <p>
          <Button variant="filled" component={Link} to="/orders">
            {m.menu_my_orders()}
          </Button>
        </p>
      ) : (
        <section className={css.thanks} aria-labelledby="order-link">
          <h2 id="order-link">{m.unknown_order_link()}</h2>
          <OrderLinkRequest text={m.unknown_order_link_text()} />
          <p>
            <Link to={authPath('/auth/login', { type: 'client', next: '/orders' })}>
              {m.unknown_order_sign_in()}
            </Link>
          </p>
        </section>
      )}
      <p>
        <Link to="/shop">{m.error_search_shop()}</Link>
      </p>
    </div>
  )
}
