import { inquiryLengths } from '@salvia/contract/words/lengths'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { inShop, useFindProducts } from '#app/workbench/find-records.tsx'
import type { InquiryDraft } from './inquiry-draft.ts'

type Fields = {
  draft: InquiryDraft
  set: (part: Partial<InquiryDraft>) => void
  errors: Partial<Record<keyof InquiryDraft, string>>
  isFulfilled: boolean
}

/** What is asked for, and what the team knows of it. */
export const InquiryFields = ({ draft, set, errors, isFulfilled }: Fields) => (
  <>
    <TextField
      label={m.common_product()}
      required
      maxLength={inquiryLengths.name}
      value={draft.name}
      error={errors.name}
      onChange={(event) => set({ name: event.currentTarget.value })}
    />
    <TextField
      label={<Optional label={m.catalogue_field_brand()} />}
      maxLength={inquiryLengths.brandName}
      value={draft.brandName}
      error={errors.brandName}
      onChange={(event) => set({ brandName: event.currentTarget.value })}
    />
    <TextField
      label={<Optional label={m.inquiry_link()} />}
      inputMode="url"
      maxLength={inquiryLengths.linkUrl}
      value={draft.linkUrl}
      error={errors.linkUrl}
      onChange={(event) => set({ linkUrl: event.currentTarget.value })}
    />
    <DayField
      label={<Optional label={m.inquiry_expected_day()} />}
      value={draft.expectedDate}
      error={errors.expectedDate}
      onChange={(expectedDate) => set({ expectedDate })}
    />
    <ProductChoice product={draft.product} isPublic={isFulfilled} onChange={(product) => set({ product })} />
    <TextAreaField
      label={<Optional label={m.common_team_note()} />}
      rows={3}
      grows
      maxLength={inquiryLengths.note}
      value={draft.note}
      error={errors.note}
      onChange={(event) => set({ note: event.currentTarget.value })}
    />
  </>
)

type Choice = {
  product: InquiryDraft['product']
  /** Whether those who wait are led to it, so that the shop must show it. */
  isPublic: boolean
  onChange: (product: InquiryDraft['product']) => void
}

/** The product that fulfils an inquiry. */
export function ProductChoice({ product, isPublic, onChange }: Choice) {
  const find = useFindProducts(isPublic ? inShop : { isActive: 'true' })
  if (product)
    return (
      <div>
        <p className="third">{m.inquiry_product()}</p>
        <p>{product.name}</p>
        <Button size="sm" onClick={() => onChange(null)}>
          {m.inquiry_product_other()}
        </Button>
      </div>
    )
  return (
    <Combobox
      label={m.inquiry_product()}
      description={m.inquiry_product_hint()}
      isInFlow
      find={find}
      onPick={({ id, name }) => onChange({ id, name })}
    />
  )
}
