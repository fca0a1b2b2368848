import { useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import css from './substitution.module.css'
import { linkedOfProductQuery } from './substitution-queries.ts'

const MOST_FOUND = 12

type Props = { productId: string; onChoose: (productId: string) => void }

/** Linked products first, any other by search. */
export function ChooseReplacement({ productId, onChoose }: Props) {
  const client = useQueryClient()
  const linked = (useQuery(linkedOfProductQuery(productId)).data ?? []).filter(({ isActive }) => isActive)
  const find = async (typed: string) => {
    const { results } = await client.fetchQuery(
      query('GET /admin/products', { query: { query: typed, isActive: 'true', limit: MOST_FOUND } }),
    )
    return results
      .filter(({ id }) => id !== productId)
      .map(({ id, name, productBrandName, sku, imageUrl }) => ({
        id,
        name,
        about: [productBrandName, sku].join(' · '),
        picture: <PackShot src={imageUrl} size="s" />,
      }))
  }
  return (
    <div className={css.form}>
      {linked.length > 0 && (
        <section aria-labelledby="linked">
          <h2 id="linked" className="t16">
            {m.substitution_linked()}
          </h2>
          <ul>
            {linked.map(({ linkedProductId, name, brandName, sku }) => (
              <li className={css.row} key={linkedProductId}>
                <p className={css.words}>
                  <span className="medium">{name}</span>
                  <span className="third">{[brandName, sku].join(' · ')}</span>
                </p>
                <Button
                  size="sm"
                  aria-label={m.substitution_choose_named({ product: name })}
                  onClick={() => onChoose(linkedProductId)}
                >
                  {m.substitution_choose()}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Combobox
        label={m.substitution_other()}
        description={m.substitution_other_hint()}
        find={find}
        onPick={({ id }) => onChoose(id)}
      />
    </div>
  )
}
