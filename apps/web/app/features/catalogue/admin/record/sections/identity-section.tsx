import { productLengths } from '@salvia/contract/words/lengths'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { fieldWord } from '../../product-words.ts'
import { useReferenceChoices } from '../../reference-words.ts'
import { RecordSelect, RecordText } from '../fields/record-fields.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import css from '../product-record.module.css'

/** Name, article number, barcode, brand. */
export function IdentitySection() {
  const { brands, formats } = useReferenceChoices()
  return (
    <RecordSection id="identity" title={m.catalogue_section_identity()}>
      <div className={css.fields}>
        <RecordText
          className={css.wide}
          field="name"
          label={fieldWord('name')}
          maxLength={productLengths.name}
          required
        />
        <RecordText field="sku" label={fieldWord('sku')} maxLength={productLengths.sku} required />
        <RecordText
          field="ean"
          label={<Optional label={fieldWord('ean')} />}
          inputMode="numeric"
          maxLength={productLengths.ean}
        />
        <RecordSelect field="productBrandId" label={fieldWord('productBrandId')} data={brands} />
        <RecordSelect
          field="productDeliveryFormatId"
          label={fieldWord('productDeliveryFormatId')}
          data={formats}
        />
        <RecordText
          field="externalCode"
          label={<Optional label={fieldWord('externalCode')} />}
          maxLength={productLengths.externalCode}
        />
        <RecordText
          field="externalMasterCode"
          label={<Optional label={fieldWord('externalMasterCode')} />}
          maxLength={productLengths.externalCode}
        />
      </div>
    </RecordSection>
  )
}
