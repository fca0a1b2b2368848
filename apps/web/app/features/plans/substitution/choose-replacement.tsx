import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { inShop, useFindProducts } from '#app/workbench/find-records.tsx'
import css from './substitution.module.css'
import { linkedOfProductQuery } from './substitution-queries.ts'
import { nameBeside } from './substitution-words.ts'

type Props = { productId: string; onChoose: (productId: string) => void }

/** Linked products first, any other by search. */
export function ChooseReplacement({ productId, onChoose }: Props) {
  const linked = (useQuery(linkedOfProductQuery(productId)).data ?? []).filter(({ isActive }) => isActive)
  const sizeOf = usePackSizes()
  const findProducts = useFindProducts(inShop)
  const find = async (typed: string) => (await findProducts(typed)).filter(({ id }) => id !== productId)
  return (
    <div className={css.form}>
      {linked.length > 0 && (
        <section aria-labelledby="linked">
          <h2 id="linked" className="t16">
            {m.catalogue_section_links()}
          </h2>
          <ul>
            {linked.map((each) => (
              <li className={css.row} key={each.linkedProductId}>
                <p className={css.words}>
                  <span className="medium">{each.name}</span>
                  <span className="third">
                    {[each.brandName, sizeOf(each), each.sku].filter(Boolean).join(' · ')}
                  </span>
                </p>
                <Button
                  size="sm"
                  aria-label={m.substitution_choose_named({ product: nameBeside(each, linked, sizeOf) })}
                  onClick={() => onChoose(each.linkedProductId)}
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
