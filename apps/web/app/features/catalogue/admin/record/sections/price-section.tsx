import { vatCategories } from '@salvia/contract/words/catalogue'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money.tsx'
import { Time } from '#app/visit/time.tsx'
import { fieldWord, vatWords } from '../../product-words.ts'
import { figureLengths } from '../../typed-number.ts'
import { RecordSelect, RecordText } from '../fields/record-fields.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import css from '../product-record.module.css'
import { useRecord } from '../store/record-context.ts'

/** Net price, VAT category and price history. */
export function PriceSection() {
  const history = useRecord(({ record: product }) => product.priceHistory)
  return (
    <RecordSection id="prices" title={m.carrier_price()} lead={m.catalogue_prices_lead()}>
      <div className={css.fields}>
        <RecordText
          field="price"
          label={fieldWord('price')}
          inputMode="decimal"
          maxLength={figureLengths.amount}
          required
        />
        <RecordSelect
          field="vatCategoryId"
          label={fieldWord('vatCategoryId')}
          data={vatCategories.map((value) => ({ value, label: vatWords[value]() }))}
        />
      </div>
      <details className={css.more}>
        <summary>{m.catalogue_price_history({ count: history.length })}</summary>
        <DataTable
          caption={m.catalogue_price_history({ count: history.length })}
          rows={history}
          keyOf={({ validFrom, price }) => `${validFrom} ${price.currency}`}
          columns={[
            {
              id: 'from',
              title: m.catalogue_valid_from(),
              isName: true,
              cell: ({ validFrom }) => <Time at={validFrom} />,
            },
            {
              id: 'price',
              title: m.catalogue_net(),
              isFigure: true,
              cell: ({ price }) => <Money value={price} />,
            },
          ]}
        />
      </details>
    </RecordSection>
  )
}
