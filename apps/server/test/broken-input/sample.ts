import type { JsonSchema } from '../fixtures/json-schema.ts'

export const SOMEBODYS_ID = '01890000-0000-7000-8000-000000000000'

const formats: Record<string, string> = {
  uuid: SOMEBODYS_ID,
  email: 'anna@post.example',
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  uri: 'https://salvia.example/',
}

/** Texts for the contract's patterns; the first matching one is used. From and until midnight is a whole day. */
const candidates = [
  'NL',
  'EUR',
  'word',
  '123456',
  'a'.repeat(43),
  '+31612345678',
  'NL91ABNA0417164300',
  '00:00',
]

function text({ format, pattern, minLength = 0, maxLength = 1000 }: JsonSchema): string {
  const known = formats[format ?? '']
  if (known) return known
  const fits = (word: string) =>
    word.length >= minLength && word.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(word))
  const found = [...candidates, 'a'.repeat(Math.max(1, minLength))].find(fits)
  if (found === undefined) throw new Error(`no sample fits ${pattern} of ${minLength} to ${maxLength}`)
  return found
}

/** The only non-null alternative of a nullable schema; undefined if there are several. */
export function shapeOf(schema: JsonSchema): JsonSchema | undefined {
  const choices = schema.anyOf ?? schema.oneOf
  if (!choices) return schema
  const real = choices.filter(({ type }) => type !== 'null')
  return real.length === 1 && real[0] ? shapeOf(real[0]) : undefined
}

/** A value that satisfies a contract schema, with every field present. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return sampleOf(choices.find(({ type }) => type !== 'null') ?? {})
  const { properties = {}, items = {}, minItems = 0, minimum = 0 } = schema
  const byType: Record<string, () => unknown> = {
    string: () => text(schema),
    integer: () => Math.max(minimum, 1),
    number: () => Math.max(minimum, 1),
    boolean: () => true,
    null: () => null,
    array: () => Array.from({ length: Math.max(minItems, 1) }, () => sampleOf(items)),
    object: () =>
      Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sampleOf(part)])),
  }
  return byType[String(schema.type)]?.() ?? null
}
