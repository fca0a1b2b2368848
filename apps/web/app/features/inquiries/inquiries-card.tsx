import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import told from '#app/ui/told-rows.module.css'
import { ownOpenQuery } from './inquiry-queries.ts'

/** How many products the reader waits for, and the way to them. */
export function InquiriesCard() {
  const waiting = useQuery(ownOpenQuery).data?.pager.count
  return (
    <section className={`card ${told.card}`} aria-labelledby="product-inquiries">
      <h2 id="product-inquiries" className="t16">
        {m.inquiries_title()}
      </h2>
      <p className="second">
        {waiting === undefined || waiting === 0
          ? m.inquiries_none_text()
          : m.inquiries_state({ count: waiting })}
      </p>
      <p>
        <Link to="/product-inquiries">{m.inquiries_all()}</Link>
      </p>
    </section>
  )
}
