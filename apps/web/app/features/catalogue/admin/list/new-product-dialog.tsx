import { productLengths } from '@salvia/contract/words/lengths'
import { eanOf } from '@salvia/rules/product/ean'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { invalidate } from '#app/api/invalidate.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { Optional } from '#app/forms/optional.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { fieldWord } from '../product-words.ts'
import { useReferenceChoices } from '../reference-words.ts'
import { figureLengths, readAmount } from '../typed-number.ts'
import css from './product-list.module.css'

const asked = ['name', 'sku', 'productBrandId', 'productDeliveryFormatId', 'price'] as const

/** Validates the form: a message per field, or none. */
function faultsOf(given: FormData): FieldErrors {
  const faults: FieldErrors = {}
  for (const name of asked) if (textOf(given, name) === '') faults[name] = m.form_required()
  if (!faults.price && readAmount(textOf(given, 'price')) === null) faults.price = m.catalogue_fault_price()
  const ean = textOf(given, 'ean')
  if (ean !== '' && eanOf(ean) === null) faults.ean = m.refusal_ean_invalid()
  return faults
}

const read = (given: FormData) => ({
  name: textOf(given, 'name'),
  sku: textOf(given, 'sku'),
  ean: eanOf(textOf(given, 'ean')),
  productBrandId: textOf(given, 'productBrandId'),
  productDeliveryFormatId: textOf(given, 'productDeliveryFormatId'),
  price: { amount: readAmount(textOf(given, 'price')) ?? 0, currency: 'EUR' as const },
})

/** Creates a product from its required fields; the shop lists it once its record is complete. */
export default function NewProductDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { brands, formats } = useReferenceChoices()
  const client = useQueryClient()
  const { form, submit, field, ...state } = useForm(async (given, api) => {
    const faults = faultsOf(given)
    if (Object.keys(faults).length > 0) return faults
    const made = await api('POST /admin/products', { body: read(given) })
    await invalidate(client, 'GET /admin/products')
    await navigate(`/admin/products/${made.id}`)
    return null
  })
  const choose = { value: '', label: m.catalogue_choose() }
  return (
    <FormDialog title={m.catalogue_new_product()} onClose={onClose}>
      <form method="post" ref={form} className={css.form} onSubmit={submit} noValidate>
        <p className="second">{m.catalogue_new_product_lead()}</p>
        <TextField label={fieldWord('name')} maxLength={productLengths.name} {...field('name')} />
        <TextField label={fieldWord('sku')} maxLength={productLengths.sku} {...field('sku')} />
        <TextField
          label={<Optional label={fieldWord('ean')} />}
          inputMode="numeric"
          maxLength={productLengths.ean}
          {...field('ean')}
        />
        <SelectField
          label={fieldWord('productBrandId')}
          data={[choose, ...brands]}
          {...field('productBrandId')}
        />
        <SelectField
          label={fieldWord('productDeliveryFormatId')}
          data={[choose, ...formats]}
          {...field('productDeliveryFormatId')}
        />
        <TextField
          label={fieldWord('price')}
          inputMode="decimal"
          maxLength={figureLengths.amount}
          {...field('price')}
        />
        {state.general && <Note tone="error" role="alert" title={state.general} />}
        <DialogFooter onCancel={onClose}>
          <Button type="submit" variant="filled" loading={state.isSending}>
            {m.common_create()}
          </Button>
        </DialogFooter>
      </form>
    </FormDialog>
  )
}
