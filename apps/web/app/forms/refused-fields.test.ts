import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import { m } from '#app/paraglide/messages.js'
import { refusedFields } from './refused-fields.ts'

const refusal = (status: number, code: string, errors?: { id: string; error: string }[]) =>
  new ApiError({ type: 'about:blank', title: 'Refused', status, code, ...(errors && { errors }) })

const isField = (id: string) => ['name', 'sku', 'phone', 'website'].includes(id)

test('each field says why it was refused', async () => {
  const error = refusal(422, 'phone_invalid', [
    { id: 'phone', error: 'phone_country_missing' },
    { id: 'name', error: 'required' },
  ])
  expect(await refusedFields(error, { isField })).toEqual({
    phone: m.refusal_phone_country(),
    name: m.form_required(),
  })
})

test.for([
  ['name_taken', { name: m.refusal_name_taken() }],
  ['sku_taken', { sku: m.refusal_sku_taken() }],
] as const)(
  '%s stands at the field that it is about, though the API names none',
  async ([code, expected]) => {
    expect(await refusedFields(refusal(409, code), { isField })).toEqual(expected)
  },
)

test('a form’s own words come before those of all forms, and a reason without words breaks a limit', async () => {
  const error = refusal(422, 'word_unknown', [
    { id: 'website', error: 'word_unknown' },
    { id: 'name', error: 'too_big' },
  ])
  expect(await refusedFields(error, { isField, words: { website: () => 'No website' } })).toEqual({
    website: 'No website',
    name: m.form_unfit(),
  })
})

test('what is wrong with a field that the form has not is said above it', async () => {
  const error = refusal(409, 'ean_taken')
  expect(await refusedFields(error, { isField })).toEqual({ general: m.refusal_ean_taken() })
})

test('what did not arrive, or broke on our side, is said in general', async () => {
  const general = m.form_not_saved()
  expect(await refusedFields(new TypeError('Failed to fetch'), { isField })).toEqual({ general })
  expect(await refusedFields(refusal(500, 'internal_error'), { isField })).toEqual({ general })
  const explain = async () => 'Not reached'
  expect(await refusedFields(new TypeError('no'), { isField, explain })).toEqual({ general: 'Not reached' })
})
