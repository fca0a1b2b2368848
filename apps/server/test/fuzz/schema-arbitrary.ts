import fc from 'fast-check'
import type { JsonSchema } from '../fixtures/json-schema.ts'

/** Existing ids, by name of the requesting field. */
export type KnownIds = (field: string) => string[]

const LONGEST = 40

/** Fields with constraints beyond their schema: comma lists, checked numbers. */
const formats: Record<string, (ids: KnownIds) => (string | number)[]> = {
  ids: (ids) => [ids('ids').slice(0, 3).join(','), ids('ids')[0] ?? ''],
  productIds: (ids) => [ids('productIds').slice(0, 3).join(','), ids('productIds')[0] ?? ''],
  practitionerIds: (ids) => [ids('practitionerIds')[0] ?? ''],
  status: () => ['Placed', 'Placed,Shipped', 'Draft'],
  stockStatusId: () => ['InStock', 'InStock,LimitedAvailability', 'OutOfStock'],
  withoutAllergens: () => ['Gluten', 'Milk,Soy'],
  transactionTypes: () => ['Commission', 'Commission,Payout'],
  sort: (ids) => ids('sort'),
  shareCode: (ids) => ids('shareCode'),
  termsVersion: () => ['2026-11'],
  phone: () => ['+31612345678', '+4915112345678'],
  website: () => ['https://practice.example'],
  iban: () => ['NL91ABNA0417164300'],
  bic: () => ['ABNANL2A'],
  nutrientKey: () => ['vitamin_d', 'magnesium'],
}
const ANY_WEIGHT = 1
const FITTING_WEIGHT = 4

function textOf(schema: JsonSchema, field: string, ids: KnownIds): fc.Arbitrary<string> {
  if (schema.format === 'uuid')
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...ids(field)) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  if (schema.format === 'email') return fc.constantFrom('someone@salvia.example', 'anna@post.example')
  if (schema.format === 'date-time')
    return fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-11-20T09:30:00.000Z')
  if (schema.format === 'date') return fc.constantFrom('2026-01-01', '2026-10-31', '2026-11-20')
  if (schema.pattern?.includes('A-Z]{2}')) return fc.constantFrom('NL', 'DE', 'SE', 'CH', 'DK', 'US')
  const maxLength = Math.min(schema.maxLength ?? LONGEST, LONGEST)
  return fc.string({
    minLength: schema.minLength ?? 0,
    maxLength,
    unit: fc.constantFrom(...'abcdef ghij 123456 éüø'.split('')),
  })
}

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const min = Math.ceil(
    schema.minimum ?? (schema.exclusiveMinimum !== undefined ? schema.exclusiveMinimum + 1 : 0),
  )
  const max = Math.min(Math.floor(schema.maximum ?? 1000), 1000)
  return fc.integer({ min: Math.min(min, max), max })
}

function objectOf(schema: JsonSchema, ids: KnownIds): fc.Arbitrary<Record<string, unknown>> {
  const shape = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      arbitraryOf(property, name, ids),
    ]),
  )
  return fc.record(shape, { requiredKeys: schema.required ?? [] }) as fc.Arbitrary<Record<string, unknown>>
}

const oneOfAll = (schemas: JsonSchema[], field: string, ids: KnownIds) =>
  fc.oneof(...schemas.map((each) => arbitraryOf(each, field, ids)))

/** Values that satisfy a contract schema. */
export function arbitraryOf(schema: JsonSchema, field: string, ids: KnownIds): fc.Arbitrary<unknown> {
  const fitting = formats[field]?.(ids)
  if (!fitting) return anyOf(schema, field, ids)
  return fc.oneof(
    { weight: FITTING_WEIGHT, arbitrary: fc.constantFrom(...fitting) },
    { weight: ANY_WEIGHT, arbitrary: anyOf(schema, field, ids) },
  )
}

function anyOf(schema: JsonSchema, field: string, ids: KnownIds): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return oneOfAll(choices, field, ids)
  const byType: Record<string, () => fc.Arbitrary<unknown>> = {
    string: () => textOf(schema, field, ids),
    integer: () => numberOf(schema),
    number: () => numberOf(schema),
    boolean: () => fc.boolean(),
    null: () => fc.constant(null),
    array: () =>
      fc.array(arbitraryOf(schema.items ?? {}, field, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      }),
    object: () => objectOf(schema, ids),
  }
  return byType[String(schema.type)]?.() ?? fc.constantFrom('x', 7, null)
}

/** Input violating the contract in the ways people and programs do. */
export const brokenInput: fc.Arbitrary<unknown> = fc.constantFrom<unknown>(
  null,
  [],
  'text',
  { unknownField: 1 },
  { quantity: -1 },
  { quantity: 1e9 },
  { name: '\u0000' },
  { name: 'x'.repeat(10_000) },
  { currencyCode: 'USD' },
  { lines: [{}] },
)
