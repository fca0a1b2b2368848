import { productExternalIdSources, productStockStatuses } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'
import { stockWord } from '#app/ui/stock-status.tsx'
import { ChoiceFilter, SearchFilter, yesOrNo } from '#app/workbench/filters.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { useTypedFilter } from '#app/workbench/typed-filter.ts'
import { fieldWord } from '../product-words.ts'
import { useReferenceChoices } from '../reference-words.ts'
import { sourceWords } from '../source-words.ts'
import css from './product-list.module.css'

/** Search and filters of the list, kept in the URL. */
export function ProductFilters() {
  const { brands, categories } = useReferenceChoices()
  return (
    <>
      <SearchFilter label={m.catalogue_search()} />
      <MoreFilters>
        <ChoiceFilter
          name="isActive"
          label={m.catalogue_field_active()}
          choices={[
            { value: 'true', label: m.common_in_use() },
            { value: 'false', label: m.catalogue_archived() },
          ]}
        />
        <ChoiceFilter
          name="stockStatusId"
          label={fieldWord('stockStatus')}
          choices={productStockStatuses.map((value) => ({ value, label: stockWord(value) }))}
        />
        <ChoiceFilter name="brandId" label={fieldWord('productBrandId')} choices={brands} />
        <ChoiceFilter name="categoryId" label={m.ingredient_category()} choices={categories} />
        <ChoiceFilter
          name="externalIdType"
          label={m.catalogue_source()}
          choices={productExternalIdSources.map((value) => ({ value, label: sourceWords[value]() }))}
        />
        <ChoiceFilter name="isLinkedToSupplierFeed" label={m.catalogue_source_feed()} choices={yesOrNo()} />
        <SkuFilter />
      </MoreFilters>
    </>
  )
}

/** Article number prefix. */
function SkuFilter() {
  const { isSet, field } = useTypedFilter('sku')
  return (
    <TextField
      isSmall
      className={css.sku}
      aria-label={fieldWord('sku')}
      placeholder={fieldWord('sku')}
      data-set={isSet || undefined}
      maxLength={productLengths.sku}
      {...field}
    />
  )
}
