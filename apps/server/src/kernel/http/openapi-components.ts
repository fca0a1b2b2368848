import { namedSchemas } from '@salvia/contract/named-schemas'
import { z } from 'zod'

/** What is sent and what is answered of a schema may differ: the library adds `Input` to the name of what is sent. */
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

/** Has the named schemas of the contract become components. Repeating changes nothing. */
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

/** The components that calls lead to, directly or by others. */
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

/** One name where what is sent and what is answered are the same or only one is used, else `…Sent` for the first. */
function finalName(marked: string, used: Set<string>, all: Components): string {
  const isSent = marked.endsWith(SENT)
  const name = marked.slice(0, isSent ? -SENT.length : -MARK.length)
  if (!isSent) return name
  const answered = name + MARK
  return used.has(answered) && plain(all[answered]) !== plain(all[marked]) ? `${name}Sent` : name
}

/** Every call may be refused, in one shape. */
export function withProblems(document: object): Document {
  const refused = { '4XX': { $ref: '#/components/responses/Problem' } }
  const { paths = {}, ...others } = document as {
    paths?: Record<string, Record<string, { responses: object }>>
  }
  const withRefusal = (operation: { responses: object }) => ({
    ...operation,
    responses: { ...operation.responses, ...refused },
  })
  const refusable = Object.entries(paths).map(([path, operations]) => [
    path,
    Object.fromEntries(Object.entries(operations).map(([method, one]) => [method, withRefusal(one)])),
  ])
  return { ...others, paths: Object.fromEntries(refusable) }
}

type Keyed = { propertyNames?: unknown; additionalProperties?: unknown; required?: string[] }

/** A record whose keys are all known, as in `Translated`, as the object it is: a client then knows its properties. */
export function nameKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nameKeys)
  if (typeof value !== 'object' || value === null) return value
  const { propertyNames, additionalProperties, required, ...rest } = value as Keyed
  if (!propertyNames || !required)
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, nameKeys(part)]))
  const properties = Object.fromEntries(required.map((key) => [key, nameKeys(additionalProperties)]))
  return { ...rest, properties, required, additionalProperties: false }
}

/** Leaves the components that are used, each under the name it has in the contract. */
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
