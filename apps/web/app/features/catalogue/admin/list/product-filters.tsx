import { productExternalIdSources, productStockStatuses } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { stockWord } from '#app/ui/stock-status.tsx'
import { ChoiceFilter, ClearFilters, SearchFilter, yesOrNo } from '#app/workbench/filters.tsx'
import { type ListAddress, useListAddress } from '#app/workbench/list-address.ts'
import { fieldWord } from '../product-words.ts'
import { useReferenceChoices } from '../reference-words.ts'
import { sourceWords } from '../source-words.ts'
import css from './product-list.module.css'

/** Search and filters of the list, kept in the URL. */
export function ProductFilters() {
  const address = useListAddress()
  const { brands, categories } = useReferenceChoices()
  return (
    <>
      <SearchFilter address={address} label={m.catalogue_search()} />
      <div className={css.filters}>
        <ChoiceFilter
          address={address}
          name="isActive"
          label={m.catalogue_field_active()}
          choices={[
            { value: 'true', label: m.catalogue_in_use() },
            { value: 'false', label: m.catalogue_archived() },
          ]}
        />
        <ChoiceFilter
          address={address}
          name="stockStatusId"
          label={fieldWord('stockStatus')}
          choices={productStockStatuses.map((value) => ({ value, label: stockWord(value) }))}
        />
        <ChoiceFilter address={address} name="brandId" label={fieldWord('productBrandId')} choices={brands} />
        <ChoiceFilter
          address={address}
          name="categoryId"
          label={m.ingredient_category()}
          choices={categories}
        />
        <ChoiceFilter
          address={address}
          name="externalIdType"
          label={m.catalogue_source()}
          choices={productExternalIdSources.map((value) => ({ value, label: sourceWords[value]() }))}
        />
        <ChoiceFilter
          address={address}
          name="isLinkedToSupplierFeed"
          label={m.catalogue_source_feed()}
          choices={yesOrNo()}
        />
        <SkuFilter address={address} />
        <ClearFilters address={address} />
      </div>
    </>
  )
}

const TYPING_MS = 300

/** Article number prefix, debounced. */
function SkuFilter({ address }: { address: ListAddress }) {
  const kept = address.get('sku')
  const [typed, setTyped] = useState(kept)
  useEffect(() => setTyped(kept), [kept])
  useEffect(() => {
    if (typed.trim() === kept) return
    const timer = setTimeout(() => address.set('sku', typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      isSmall
      className={css.sku}
      aria-label={fieldWord('sku')}
      placeholder={fieldWord('sku')}
      data-set={kept !== '' || undefined}
      maxLength={productLengths.sku}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
