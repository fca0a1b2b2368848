import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import told from '#app/ui/told-rows.module.css'
import { Time } from '#app/visit/time.tsx'
import { arrivalsQuery } from './update-queries.ts'
import css from './updates.module.css'

/** The newest products of the shop; nothing while there are none. */
export function ArrivalsCard() {
  const rows = useQuery(arrivalsQuery).data?.results ?? []
  if (rows.length === 0) return null
  return (
    <section className={`card ${told.card}`} aria-labelledby="new-arrivals">
      <h2 id="new-arrivals" className="t16">
        {m.updates_arrivals()}
      </h2>
      <ul className={css.arrivals}>
        {rows.map(({ product, at }) => (
          <li key={product.id}>
            <Link to={`/shop/products/${product.id}`}>{product.name}</Link>{' '}
            <span className="second">
              {product.brandName}
              {at && (
                <>
                  {' · '}
                  <Time at={at} style="short" />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/catalog-updates?kind=NewArrival">{m.updates_all_arrivals()}</Link>
      </p>
    </section>
  )
}

/** The way to the shop, and to what is new in it. */
export function CatalogueCard() {
  const data = useQuery(arrivalsQuery).data
  return (
    <section className={`card ${told.card}`} aria-labelledby="practitioner-catalog">
      <h2 id="practitioner-catalog" className="t16">
        {m.updates_catalogue()}
      </h2>
      <p className="second">
        {!data || data.lastVisitAt === null ? m.updates_lead() : m.updates_since({ count: data.newCount })}
      </p>
      <p className={css.links}>
        <Link to="/catalog-updates">{m.updates_all()}</Link>
        <Link to="/shop">{m.updates_shop()}</Link>
      </p>
    </section>
  )
}
