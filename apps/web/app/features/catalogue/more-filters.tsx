import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import { allergens } from '@salvia/contract/words/search'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SelectField } from '#app/ui/field.tsx'
import { stockWord } from '#app/ui/stock-status.tsx'
import { useShowsNet } from '#app/visit/shown-price.ts'
import { verificationsQuery } from './catalogue-queries.ts'
import { allergenChoice, type Choice, countedChoices, markerWord, priceChoices } from './facet-words.ts'
import css from './shop.module.css'
import type { ShopFilter } from './shop-filter.ts'

const listed = ['InStock', 'LimitedAvailability', 'OnBackOrder', 'SpecialOrder', 'OutOfStock'] as const

const isInUse = ({ stockStatusId, price, verificationId, marker, without }: ShopFilter): boolean =>
  [stockStatusId, price, verificationId, marker].some((word) => word !== '') || without.length > 0

type Row = { name: 'stockStatusId' | 'price' | 'verificationId' | 'marker'; label: string; choices: Choice[] }

function useRows(filter: ShopFilter, facets: ProductFacets | undefined): Row[] {
  const showsNet = useShowsNet()
  const verifications = useQuery(verificationsQuery).data ?? []
  const isEstimate = facets?.isEstimate ?? false
  const counted = (choices: Choice[], counts: ProductFacets['markers'] | undefined, chosen: string) =>
    countedChoices(choices, { counts, chosen, isEstimate })
  const checks = verifications.map(({ id, names }): Choice => ({ value: id, label: names[getLocale()] }))
  const statuses = listed.map((status): Choice => ({ value: status, label: stockWord(status) }))
  const markers = new Set([...(facets?.markers.map(({ id }) => id) ?? []), filter.marker].filter(Boolean))
  const marked = [...markers].map((marker): Choice => ({ value: marker, label: markerWord(marker) }))
  const any = (label: string): Choice => ({ value: '', label })
  return [
    {
      name: 'stockStatusId',
      label: m.comparison_stock(),
      choices: [any(m.shop_all_stock()), ...counted(statuses, facets?.stockStatuses, filter.stockStatusId)],
    },
    {
      name: 'price',
      label: showsNet ? m.shop_price_net() : m.shop_price(),
      choices: [any(m.shop_all_prices()), ...priceChoices(facets, filter.price)],
    },
    {
      name: 'verificationId',
      label: m.shop_verification(),
      choices: [
        any(m.shop_all_verifications()),
        ...counted(checks, facets?.verifications, filter.verificationId),
      ],
    },
    {
      name: 'marker',
      label: m.shop_marker(),
      choices: [any(m.shop_all_markers()), ...counted(marked, facets?.markers, filter.marker)],
    },
  ]
}

/** Rarely used filters, collapsed unless one of them is active. */
export function MoreFilters({ filter, facets }: { filter: ShopFilter; facets: ProductFacets | undefined }) {
  const rows = useRows(filter, facets)
  const [isOpen, setOpen] = useState(isInUse(filter))
  return (
    <details className={css.more} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.shop_more_filters()}</summary>
      <div className={css.moreFields}>
        {rows.map(({ name, label, choices }) => (
          <SelectField key={name} name={name} label={label} defaultValue={filter[name]} data={choices} />
        ))}
        <fieldset className={css.without}>
          <legend>{m.shop_without()}</legend>
          {allergens.map((allergen) => (
            <label key={allergen}>
              <input
                type="checkbox"
                className="check-box"
                name="without"
                value={allergen}
                defaultChecked={filter.without.includes(allergen)}
              />
              {allergenChoice(allergen, facets)}
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  )
}
