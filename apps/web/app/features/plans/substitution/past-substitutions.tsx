import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { usePackSizes } from '#app/shared/pack-size.ts'
import { useTimeFormat } from '#app/visit/time.tsx'
import css from './substitution.module.css'
import { pastSubstitutionsQuery } from './substitution-queries.ts'
import { distinguishProducts, stateWords } from './substitution-words.ts'

/** Earlier substitutions of a product, each with its report. */
export function PastSubstitutions({ productId }: { productId: string }) {
  const rows = useQuery(pastSubstitutionsQuery(productId)).data?.results ?? []
  const time = useTimeFormat()
  const sizeOf = usePackSizes()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="past">
      <h2 id="past" className="t16">
        {m.substitution_past()}
      </h2>
      <ul>
        {rows.map(({ id, product, replacement, startedAt, state }) => (
          <li className={css.row} key={id}>
            <Link to={`/admin/substitutions/${id}`}>
              {m.substitution_with({
                product: distinguishProducts(product, replacement, sizeOf).replacement,
              })}
            </Link>
            <span className="third">{`${stateWords[state]()} · ${time(startedAt)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
