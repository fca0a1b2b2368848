import { inquiryLengths } from '@salvia/contract/words/lengths'
import { Optional } from '#app/forms/optional.tsx'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { m } from '#app/paraglide/messages.js'
import { TextField } from '#app/ui/field.tsx'

type Props = { value: string; errors: FieldErrors; onChange: (value: string) => void }

/** The product that is asked for, in the words of who asks. */
export const WantedName = ({ value, errors, onChange }: Props) => (
  <TextField
    label={m.common_product()}
    description={m.inquiry_name_hint()}
    required
    maxLength={inquiryLengths.name}
    value={value}
    error={errors.name}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

export const WantedBrand = ({ value, errors, onChange }: Props) => (
  <TextField
    label={<Optional label={m.catalogue_field_brand()} />}
    maxLength={inquiryLengths.brandName}
    value={value}
    error={errors.brandName}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)
