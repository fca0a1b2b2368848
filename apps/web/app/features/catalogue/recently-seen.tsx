import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { ProductCard } from './product-card.tsx'
import { forgetSeen, openSeen, useSeen } from './seen-store.ts'
import css from './shop.module.css'

const SHOWN = 4

/** Recently viewed products in this browser, newest first. */
export default function RecentlySeen() {
  const ids = useSeen((seen) => seen.ids).slice(0, SHOWN)
  useEffect(openSeen, [])
  const { data } = useQuery({
    ...query('GET /products', {
      query: { ids: ids.join(','), limit: SHOWN, languageCode: getLocale() },
    }),
    enabled: ids.length > 0,
  })
  const products = ids.flatMap((id) => data?.results.find((product) => product.id === id) ?? [])
  if (products.length === 0) return null
  return (
    <section className={css.seen} aria-labelledby="seen">
      <h2 id="seen">{m.shop_seen()}</h2>
      <ul className={css.cards}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
      <Button variant="subtle" onClick={forgetSeen}>
        {m.shop_seen_forget()}
      </Button>
    </section>
  )
}
