import type { ComponentProps, ReactNode } from 'react'
import { DayField } from '#app/ui/day-field.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { Draft, FieldName } from '../store/product-draft.ts'
import { useField } from '../store/record-context.ts'

type FieldsWith<T> = {
  [F in FieldName]: Draft[F] extends T ? (T extends Draft[F] ? F : never) : never
}[FieldName]
type TextName = FieldsWith<string>
type FlagName = FieldsWith<boolean>

type Words = { label: ReactNode; description?: string | undefined; className?: string | undefined }

/** A one-line field. Numbers are text fields with a numeric keyboard, so that scrolling cannot change them. */
export function RecordText({
  field,
  ...props
}: Words & { field: TextName } & Omit<ComponentProps<'input'>, keyof Words | 'value' | 'onChange'>) {
  const { value, set, error } = useField(field)
  return (
    <TextField {...props} value={value} error={error} onChange={(event) => set(event.currentTarget.value)} />
  )
}

/** A day. */
export function RecordDay({ field, ...words }: Words & { field: TextName }) {
  const { value, set, error } = useField(field)
  return <DayField {...words} value={value} error={error} onChange={set} />
}

/** A multi-line field. The value normalised by `tidy` is shown on blur. */
export function RecordArea({
  field,
  tidy,
  ...props
}: Words & { field: TextName; tidy?: (text: string) => string } & Omit<
    ComponentProps<'textarea'>,
    keyof Words | 'value' | 'onChange'
  >) {
  const { value, set, error } = useField(field)
  return (
    <TextAreaField
      {...props}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value)}
      onBlur={() => tidy && value !== tidy(value) && set(tidy(value))}
    />
  )
}

type Choice = { value: string; label: string }

type ChoiceName = Extract<
  FieldName,
  'vatCategoryId' | 'stockStatusId' | 'productBrandId' | 'productDeliveryFormatId'
>

/** A select. */
export function RecordSelect<F extends ChoiceName>({
  field,
  data,
  ...words
}: Words & { field: F; data: Choice[] }) {
  const { value, set, error } = useField(field)
  return (
    <SelectField
      {...words}
      data={data}
      value={value}
      error={error}
      onChange={(event) => set(event.currentTarget.value as Draft[F])}
    />
  )
}

/** A checkbox. */
export function RecordCheck({ field, label }: { field: FlagName; label: string }) {
  const { value, set } = useField(field)
  return <CheckField label={label} checked={value} onChange={(event) => set(event.currentTarget.checked)} />
}
