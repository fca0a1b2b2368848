import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import css from './inquiries.module.css'
import { alikeQuery, inShopQuery } from './inquiry-queries.ts'
import { Join } from './inquiry-row.tsx'
import { askedFor } from './inquiry-words.ts'

const PAUSE_MS = 300
const LEAST_LETTERS = 3

/** What was typed last, at a pause. */
function useAtPause(typed: string): string {
  const [paused, setPaused] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return paused
}

/** What the shop has, and what others ask for, under the typed name; nothing where nothing is. */
export function Alike({ typed }: { typed: string }) {
  const sought = useAtPause(typed.trim())
  const enabled = sought.length >= LEAST_LETTERS
  const products = useQuery({ ...inShopQuery(sought), enabled }).data?.results ?? []
  const asked = useQuery({ ...alikeQuery(sought), enabled }).data?.results ?? []
  if (!enabled) return null
  return (
    <div aria-live="polite" className={css.alike}>
      {products.length > 0 && (
        <section className={css.alike} aria-labelledby="in-shop">
          <h3 id="in-shop">{m.inquiry_in_shop()}</h3>
          <ul className={css.alike}>
            {products.map(({ id, name, brandName }) => (
              <li key={id}>
                <Link to={`/shop/products/${id}`}>{askedFor({ name, brandName })}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked.length > 0 && (
        <section className={css.alike} aria-labelledby="asked-before">
          <h3 id="asked-before">{m.inquiry_asked_already()}</h3>
          <ul className={css.alike}>
            {asked.map((inquiry) => (
              <li key={inquiry.id}>
                <span>
                  {askedFor(inquiry)}{' '}
                  <span className="third">{m.inquiry_waiting({ count: inquiry.upvotesCount })}</span>
                </span>
                <Join inquiry={inquiry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
