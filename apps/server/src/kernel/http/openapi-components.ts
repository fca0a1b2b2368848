import { namedSchemas } from '@salvia/contract/named-schemas'
import { z } from 'zod'

/** A schema's input and output may differ: the library appends `Input` to the name of the input. */
const MARK = '_'
const SENT = `${MARK}Input`

const examples: Record<string, unknown> = {
  Id: '01985f0a-6c00-7b3e-9d2a-4f1c8e5b7a90',
  Money: { amount: 2495, currency: 'EUR' },
  Instant: '2026-11-22T09:30:00.000Z',
  CountryCode: 'NL',
  CurrencyCode: 'EUR',
  LanguageCode: 'en',
  Percent: 10,
  Email: 'anna@example.org',
  Problem: {
    type: 'about:blank',
    title: 'Unprocessable',
    status: 422,
    code: 'invalid',
    errors: [{ id: 'email', error: 'required' }],
  },
}

/** Registers the contract's named schemas as OpenAPI components. Idempotent. */
export function registerComponents(): void {
  for (const [name, schema] of namedSchemas()) {
    const example = examples[name]
    const told = example === undefined ? {} : { examples: [example] }
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), ...told, id: name + MARK })
  }
}

type Components = Record<string, unknown>
type Document = { paths?: unknown; components?: { schemas?: Components } }

const refTo = (name: string): string => `#/components/schemas/${name}`
const refs = /"#\/components\/schemas\/([^"]+)"/g

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(refs)].map(([, name = '']) => name)

/** Components referenced by operations, directly or transitively. */
function usedOf(document: Document, all: Components): Set<string> {
  const used = new Set<string>()
  const { schemas: _, ...others } = document.components ?? {}
  const open = namesIn([document.paths, others])
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue
    used.add(name)
    open.push(...namesIn(all[name] ?? {}))
  }
  return used
}

const plain = (value: unknown): string => JSON.stringify(value).replaceAll(SENT, MARK)

/** One name if input and output are the same or only one is used, else `…Sent` for the input. */
function finalName(marked: string, used: Set<string>, all: Components): string {
  const isSent = marked.endsWith(SENT)
  const name = marked.slice(0, isSent ? -SENT.length : -MARK.length)
  if (!isSent) return name
  const answered = name + MARK
  return used.has(answered) && plain(all[answered]) !== plain(all[marked]) ? `${name}Sent` : name
}

/** What a response means where the call does not describe it. */
const answerWords: Record<string, string> = {
  200: 'Done; the answer is the body.',
  201: 'Made; the body is what was made.',
  202: 'Taken on; a job does it.',
  204: 'Done, or nothing there; without a body.',
  302: 'Elsewhere, by the header `Location`.',
  304: 'Unchanged since the version that was named.',
}

type Responses = Record<string, { description?: string }>

const described = (responses: Responses): Responses =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      response.description === 'Default Response'
        ? { ...response, description: answerWords[status] ?? response.description }
        : response,
    ]),
  )

type Schema = { anyOf?: { type?: string }[] }
type Body = { required?: boolean; content: Record<string, { schema: Schema }> }
type Operation = { responses: Responses; requestBody?: Body }

/** A body that may be null may be left out too. */
function withOptionalBody({ requestBody, ...operation }: Operation): Operation {
  if (!requestBody) return operation
  const isNullable = Object.values(requestBody.content).some(({ schema }) =>
    schema.anyOf?.some(({ type }) => type === 'null'),
  )
  return { ...operation, requestBody: { ...requestBody, ...(isNullable && { required: false }) } }
}

/** Every operation may return an error, in one shape. */
export function withProblems(document: object): Document {
  const refused = { '4XX': { $ref: '#/components/responses/Problem' } }
  const { paths = {}, ...others } = document as { paths?: Record<string, Record<string, Operation>> }
  const withRefusal = (operation: Operation) => ({
    ...withOptionalBody(operation),
    responses: { ...described(operation.responses), ...refused },
  })
  const refusable = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, withRefusal(one)])),
  ])
  return { ...others, paths: Object.fromEntries(refusable) }
}

type Keyed = { propertyNames?: unknown; additionalProperties?: unknown; required?: string[] }

/**
 * Converts a record whose keys are all known, such as `Translated`, to a plain object, so clients know its properties.
 */
export function nameKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameKeys)
  if (typeof value !== 'object' || value === null) return value
  const { propertyNames, additionalProperties, required, ...rest } = value as Keyed
  if (!propertyNames || !required)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nameKeys(part)]))
  const properties = Object.fromEntries(required.map((key) => [key, nameKeys(additionalProperties)]))
  return { ...rest, properties, required, additionalProperties: false }
}

/** Keeps only the components in use, each under its name in the contract. */
export function nameComponents<D extends Document>(document: D): D {
  const all = document.components?.schemas ?? {}
  const used = usedOf(document, all)
  const names = new Map([...used].map((marked) => [marked, finalName(marked, used, all)]))
  const renamed = (value: unknown) =>
    JSON.parse(
      JSON.stringify(value).replaceAll(refs, (_, name: string) =>
        JSON.stringify(refTo(names.get(name) ?? name)),
      ),
    )
  const schemas = [...used].sort().map((marked) => [names.get(marked), renamed(all[marked])])
  return {
    ...document,
    paths: renamed(document.paths),
    components: { ...renamed(document.components ?? {}), schemas: Object.fromEntries(schemas) },
  }
}
