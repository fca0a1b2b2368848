import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { stockWord } from '#app/ui/stock-status.tsx'
import { fieldWord } from '../../product-words.ts'
import { figureLengths, readWhole } from '../../typed-number.ts'
import { RecordCheck, RecordDay, RecordSelect, RecordText } from '../fields/record-fields.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import css from '../product-record.module.css'
import { useRecord } from '../store/record-context.ts'

/** Explains the resulting quantity when sales changed it during editing. */
function useQuantityHint(): string {
  const reserved = useRecord(({ record: product }) => product.reserved)
  const typed = useRecord(({ changed }) => changed.quantity)
  const now = useRecord(({ record: product }) => product.quantity)
  const was = readWhole(String(typed?.was ?? ''))
  const wanted = readWhole(String(typed?.now ?? ''))
  if (was === undefined || wanted === undefined || was === now)
    return m.catalogue_reserved({ count: reserved })
  return m.catalogue_quantity_moved({ was, now, after: now + wanted - was })
}

/** Quantity, restock date and visibility. */
export function StockSection() {
  const hint = useQuantityHint()
  return (
    <RecordSection id="stock" title={m.catalogue_section_stock()}>
      <div className={css.fields}>
        <RecordSelect
          field="stockStatusId"
          label={fieldWord('stockStatus')}
          data={productStockStatuses.map((value) => ({ value, label: stockWord(value) }))}
        />
        <RecordText
          field="quantity"
          label={fieldWord('quantity')}
          description={hint}
          inputMode="numeric"
          maxLength={figureLengths.whole}
        />
        <RecordText
          field="forecastedQuantity"
          label={fieldWord('forecastedQuantity')}
          inputMode="numeric"
          maxLength={figureLengths.whole}
        />
        <RecordText
          field="deliveryTime"
          label={fieldWord('deliveryTime')}
          description={m.catalogue_delivery_time_hint()}
          inputMode="numeric"
          maxLength={figureLengths.whole}
        />
        <RecordDay field="availableDate" label={<Optional label={fieldWord('availableDate')} />} />
        <RecordDay field="expirationDate" label={<Optional label={fieldWord('expirationDate')} />} />
      </div>
      <div className={css.checks}>
        <RecordCheck field="isHidden" label={m.catalogue_hidden_check()} />
        <RecordCheck field="canBeSample" label={m.catalogue_sample_check()} />
      </div>
    </RecordSection>
  )
}
