/** The subset of JSON Schema that decides whether a client keeps working: bounds and patterns are left out. */
export type Shape = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  properties?: Record<string, Shape>
  required?: string[]
  items?: Shape
  additionalProperties?: Shape
}
type Input = { isRequired: boolean; shape: Shape }

/** A call by operation id: who may make it, its input (`query limit`, `body`) and its responses, by status. */
export type Call = {
  operationId: string
  access: string
  takes: Record<string, Input>
  answers: Record<string, Shape>
}
/** What clients depend on: calls by `METHOD /path`, and the components they reference. */
export type Contract = { calls: Record<string, Call>; components: Record<string, Shape> }

type Schema = Omit<Shape, 'additionalProperties' | 'properties' | 'items' | 'anyOf'> & {
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
}
type Content = Record<string, { schema?: Schema }>
type Response = { $ref?: string; content?: Content }
type Operation = {
  operationId: string
  'x-access': string
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Response>
}
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> }
}

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

function shapeOf(schema: Schema): Shape {
  const { $ref, type, enum: values, required, properties, items, additionalProperties: others } = schema
  const either = schema.anyOf ?? schema.oneOf
  return {
    ...($ref ? { $ref: $ref.replace('#/components/schemas/', '') } : {}),
    ...(type ? { type } : {}),
    ...(values ? { enum: values } : {}),
    ...('const' in schema ? { const: schema.const } : {}),
    ...(either ? { anyOf: either.map(shapeOf) } : {}),
    ...(properties ? { properties: mapValues(properties, shapeOf) } : {}),
    ...(required?.length ? { required: required.toSorted() } : {}),
    ...(items ? { items: shapeOf(items) } : {}),
    ...(typeof others === 'object' ? { additionalProperties: shapeOf(others) } : {}),
  }
}

/** JSON is the default, so a place is just `body` or `200`; other media types are named. */
const byMedia = (place: string, content: Content): [string, Shape][] =>
  Object.entries(content).map(([media, { schema = {} }]) => [
    /\bjson$/.test(media) ? place : `${place} ${media}`,
    shapeOf(schema),
  ])

function takesOf({ parameters = [], requestBody }: Operation): Record<string, Input> {
  const parts = parameters.map(({ in: place, name, required = false, schema }): [string, Input] => [
    `${place} ${name}`,
    { isRequired: required, shape: shapeOf(schema) },
  ])
  const bodies = byMedia('body', requestBody?.content ?? {}).map(([place, shape]): [string, Input] => [
    place,
    { isRequired: requestBody?.required ?? false, shape },
  ])
  return Object.fromEntries([...parts, ...bodies])
}

function answersOf({ responses }: Operation, { components }: OpenApi): Record<string, Shape> {
  const answers = Object.entries(responses).flatMap(([status, response]): [string, Shape][] => {
    const { content } = response.$ref
      ? (components.responses[response.$ref.replace('#/components/responses/', '')] ?? {})
      : response
    return content ? byMedia(status, content) : [[status, {}]]
  })
  return Object.fromEntries(answers)
}

/** The part of an OpenAPI document that clients depend on. */
export function contractOf(document: OpenApi): Contract {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]): [string, Call] => [
      `${method.toUpperCase()} ${path}`,
      {
        operationId: operation.operationId,
        access: operation['x-access'],
        takes: takesOf(operation),
        answers: answersOf(operation, document),
      },
    ]),
  )
  return {
    calls: Object.fromEntries(calls),
    components: mapValues(document.components.schemas, shapeOf),
  }
}
