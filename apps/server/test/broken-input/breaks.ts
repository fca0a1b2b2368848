import type { JsonSchema } from '../fixtures/json-schema.ts'
import { sampleOf, shapeOf } from './sample.ts'

/** One way to break one field of an otherwise valid input: `id` is the field the response must name. */
export type Break = { what: string; id: string; payload: unknown }

type Value = { what: string; value: unknown }

const HUGE = 1e15

function brokenTexts({ maxLength, pattern = '' }: JsonSchema): Value[] {
  const values: Value[] = []
  if (maxLength !== undefined) values.push({ what: 'too long', value: 'x'.repeat(maxLength + 1) })
  if (pattern.includes('Cc'))
    for (const control of ['\u0000', '\u0007', '\u001b'])
      values.push({ what: 'a control character', value: `a${control}b` })
  else if (pattern) values.push({ what: 'another form', value: '\u0000' })
  return values
}

function brokenNumbers({ minimum, exclusiveMinimum, maximum }: JsonSchema): Value[] {
  const values: Value[] = []
  if ((minimum ?? exclusiveMinimum ?? -1) >= 0) values.push({ what: 'negative', value: -1 })
  if (minimum !== undefined) values.push({ what: 'below the least', value: minimum - 1 })
  if (maximum !== undefined && maximum < HUGE)
    values.push({ what: 'above the most', value: maximum + 1 }, { what: 'huge', value: HUGE })
  return values
}

function brokenLists({ items = {}, maxItems, minItems = 0 }: JsonSchema): Value[] {
  const values: Value[] = []
  const many = (length: number) => Array.from({ length }, () => sampleOf(items))
  if (maxItems !== undefined) values.push({ what: 'too many', value: many(maxItems + 1) })
  if (minItems > 0) values.push({ what: 'too few', value: many(minItems - 1) })
  return values
}

/** Values rejected by this field itself; its nested fields are covered separately. */
function brokenValues(schema: JsonSchema): Value[] {
  if (schema.const !== undefined || schema.enum) return [{ what: 'a foreign word', value: 'USD' }]
  const byType: Record<string, Value[]> = {
    string: [{ what: 'no text', value: 7 }, ...brokenTexts(schema)],
    integer: [
      { what: 'no number', value: 'x' },
      { what: 'a fraction', value: 1.5 },
      ...brokenNumbers(schema),
    ],
    number: [{ what: 'no number', value: 'x' }, ...brokenNumbers(schema)],
    boolean: [{ what: 'no flag', value: 'x' }],
    array: [{ what: 'no list', value: 'x' }, ...brokenLists(schema)],
    object: [{ what: 'no object', value: 'x' }],
  }
  return byType[String(schema.type)] ?? []
}

type Step = (payload: unknown) => unknown

function breaksOfParts(schema: JsonSchema, id: string, into: Step): Break[] {
  const below = (name: string | number) => (id ? `${id}.${name}` : String(name))
  if (schema.type === 'array') {
    const part = schema.items ?? {}
    const rest = (sampleOf(schema) as unknown[]).slice(1)
    return breaksOf(part, below(0), (value) => into([value, ...rest]))
  }
  if (schema.type !== 'object') return []
  const whole = sampleOf(schema) as Record<string, unknown>
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    breaksOf(part, below(name), (value) => into({ ...whole, [name]: value })),
  )
  if (schema.additionalProperties !== false) return parts
  const unknown = { what: 'an unknown field', id: below('price_'), payload: into({ ...whole, price_: 1 }) }
  return [...parts, unknown]
}

/** The kinds of a record that its first field tells apart. */
const choicesOf = ({ oneOf = [] }: JsonSchema): JsonSchema[] => oneOf.filter(({ type }) => type === 'object')

/** Every way to break a field and its nested fields, one at a time. */
export function breaksOf(given: JsonSchema, id = '', into: Step = (payload) => payload): Break[] {
  const schema = shapeOf(given)
  if (!schema) return choicesOf(given).flatMap((choice) => breaksOfParts(choice, id, into))
  const own = brokenValues(schema).map(({ what, value }) => ({ what, id, payload: into(value) }))
  return [...own, ...breaksOfParts(schema, id, into)]
}
