import { describe, expect, test } from 'vitest'
import { entriesOf, entriesSince, unnamedOf } from './changelog.ts'
import { compareContracts } from './compare-contracts.ts'
import { contractOf, type OpenApi } from './contract-of.ts'
import { fromLines, toLines } from './recorded-contract.ts'

/** A shop with two calls, whose input and output share a component. */
const makeDocument = () => {
  const Size = { type: 'string', enum: ['S', 'M'] }
  const Tea = {
    type: 'object',
    properties: {
      name: { type: 'string', maxLength: 40 },
      size: { $ref: '#/components/schemas/Size' },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      grams: { type: 'number' },
    },
    required: ['name', 'grams'],
  }
  const json = (schema: object) => ({ content: { 'application/json': { schema } } })
  const tea = { $ref: '#/components/schemas/Tea' }
  const status = (one: string, rest: object = {}) => ({
    type: 'object',
    properties: { status: { type: 'string', const: one }, ...rest },
    required: ['status'],
  })
  const list = {
    operationId: 'teaList',
    'x-access': 'public',
    parameters: [
      { in: 'query', name: 'limit', schema: { type: 'integer' } },
      { in: 'query', name: 'sort', schema: { type: 'string', enum: ['name', 'size'] } },
    ],
    responses: {
      '200': json({ type: 'array', items: tea }),
      '304': {},
      '4XX': { $ref: '#/components/responses/No' },
    },
  }
  const put = {
    operationId: 'teaPut',
    'x-access': 'user',
    requestBody: { required: true, ...json({ type: 'object', properties: { tea }, required: ['tea'] }) },
    responses: { '200': json({ oneOf: [status('OK', { tea }), status('FULL', { until: {} })] }) },
  }
  return {
    paths: { '/teas': { get: list, put } },
    components: { schemas: { Size, Tea }, responses: { No: json({ type: 'string' }) } },
  }
}

type Made = ReturnType<typeof makeDocument>

/** The report of a change made to the shop: `!` marks breaking ones. */
function changesOf(change: (made: Made) => unknown): string[] {
  const made = makeDocument()
  change(made)
  const [was, is] = [makeDocument(), made].map((one) => contractOf(one as unknown as OpenApi))
  if (!was || !is) throw new Error('no contract')
  return compareContracts({ was, is }).map(
    ({ subject, text, isBreaking }) => `${isBreaking ? '!' : '+'} ${subject} ${text}`,
  )
}

const teaOf = ({ components }: Made) => components.schemas.Tea as { properties: object; required: string[] }
const callsOf = ({ paths }: Made) => paths['/teas'] as Record<string, object>

/** Alternatives of a response of `PUT /teas`. */
const formsOf = ({ paths }: Made) =>
  paths['/teas'].put.responses['200'].content['application/json'].schema as { oneOf: object[] }

test('a contract that stayed as it is has no changes, nor has one with other bounds', () => {
  expect(changesOf(() => {})).toEqual([])
  expect(
    changesOf((made) => {
      made.components.schemas.Tea.properties.name.maxLength = 20
    }),
  ).toEqual([])
})

test.for<[name: string, change: (made: Made) => unknown, told: string[]]>([
  ['a call is gone', (made) => delete callsOf(made).get, ['! GET /teas is gone']],
  [
    'a call has another name',
    ({ paths }) => Object.assign(paths['/teas'].get, { operationId: 'teas' }),
    ['! GET /teas is now named teas, was teaList'],
  ],
  [
    'fewer may make it',
    ({ paths }) => Object.assign(paths['/teas'].get, { 'x-access': 'user' }),
    ['! GET /teas is now for user, was for public'],
  ],
  [
    'a parameter is gone',
    ({ paths }) => paths['/teas'].get.parameters.shift(),
    ['! GET /teas query limit is no longer taken'],
  ],
  [
    'a parameter is required',
    ({ paths }) => Object.assign(paths['/teas'].get.parameters[0] ?? {}, { required: true }),
    ['! GET /teas query limit must now be sent'],
  ],
  [
    'a value is no longer taken',
    ({ paths }) => paths['/teas'].get.parameters[1]?.schema.enum?.pop(),
    ['! GET /teas query sort no longer takes "size"'],
  ],
  [
    'a field is gone, for those who send it and those who read it',
    (made) => Reflect.deleteProperty(teaOf(made).properties, 'note'),
    ['! Tea note is no longer answered', '! Tea note is no longer taken'],
  ],
  [
    'a field is required of those who send it',
    (made) => teaOf(made).required.push('note'),
    ['+ Tea note is now always answered', '! Tea note must now be sent'],
  ],
  [
    'a field may be missing for those who read it',
    (made) => teaOf(made).required.shift(),
    ['! Tea name may now be missing', '+ Tea name may now be left out'],
  ],
  [
    'a type is narrower for those who send it',
    (made) => Object.assign(teaOf(made).properties, { grams: { type: 'integer' } }),
    ['+ Tea grams is never number any more', '! Tea grams no longer takes number'],
  ],
  [
    'a type is another',
    (made) => Object.assign(teaOf(made).properties, { note: { type: 'boolean' } }),
    [
      '! Tea note may now be boolean',
      '+ Tea note is never string, null any more',
      '! Tea note no longer takes string, null',
      '+ Tea note takes boolean too',
    ],
  ],
  [
    'what was a value may be null',
    (made) => Object.assign(teaOf(made).properties, { grams: { type: ['number', 'null'] } }),
    ['! Tea grams may now be null', '+ Tea grams takes null too'],
  ],
  [
    'a body is required in another media type',
    ({ paths }) =>
      Object.assign(paths['/teas'].put.requestBody, { content: { 'multipart/form-data': { schema: {} } } }),
    ['! PUT /teas body is no longer taken', '! PUT /teas body multipart/form-data must now be sent'],
  ],
  [
    'a status is gone',
    ({ paths }) => Reflect.deleteProperty(paths['/teas'].get.responses, '304'),
    ['! GET /teas 304 is no longer answered'],
  ],
  [
    'a form of an answer loses a field',
    (made) => Object.assign(formsOf(made).oneOf[1] ?? {}, { properties: { status: { const: 'FULL' } } }),
    ['! PUT /teas 200(status="FULL").until is no longer answered'],
  ],
])('breaks clients: %s', ([, change, told]) => {
  expect(changesOf(change)).toEqual(told)
})

test.for<[name: string, change: (made: Made) => unknown, told: string[]]>([
  [
    'a call is new',
    (made) => Object.assign(callsOf(made), { post: makeDocument().paths['/teas'].put }),
    ['+ POST /teas is new'],
  ],
  [
    'more may make it',
    ({ paths }) => Object.assign(paths['/teas'].put, { 'x-access': 'public' }),
    ['+ PUT /teas is now for public, was for user'],
  ],
  [
    'a parameter is new',
    ({ paths }) =>
      paths['/teas'].get.parameters.push({ in: 'query', name: 'offset', schema: { type: 'integer' } }),
    ['+ GET /teas query offset may now be sent'],
  ],
  [
    'a list of values grows',
    ({ components }) => components.schemas.Size.enum.push('L'),
    ['+ Size may now be "L"', '+ Size takes "L" too'],
  ],
  [
    'a field is new',
    (made) => Object.assign(teaOf(made).properties, { leaf: { type: 'string' } }),
    ['+ Tea leaf is answered too', '+ Tea leaf may now be sent'],
  ],
  [
    'an answer has a form more',
    (made) => formsOf(made).oneOf.push({ type: 'object', properties: { status: { const: 'LATE' } } }),
    ['+ PUT /teas 200 has a new form status="LATE"'],
  ],
  [
    'what stood in place has a name now',
    ({ components }) => {
      Object.assign(components.schemas, { Grams: { type: 'number' } })
      Object.assign(components.schemas.Tea.properties, { grams: { $ref: '#/components/schemas/Grams' } })
    },
    [],
  ],
])('breaks nobody: %s', ([, change, told]) => {
  expect(changesOf(change)).toEqual(told)
})

describe('the changelog', () => {
  const breaking = { text: 'note is no longer answered', isBreaking: true }
  const ofTea = { ...breaking, subject: 'Tea', calls: ['GET /teas', 'PUT /teas'] }
  const changelog = '# API changelog\n\n## 3, later\n\n- `GET /teas` …\n\n## 2, first\n\n- `Tea` …\n'
  const entries = entriesOf(changelog)

  test('must name a broken component, or each call that it breaks, in an entry newer than the record', () => {
    const newer = entriesSince(entries, '2, first')
    expect(newer.map(({ title }) => title)).toEqual(['3, later'])
    expect(unnamedOf([ofTea], newer)).toEqual([ofTea])
    expect(unnamedOf([ofTea], entries)).toEqual([])
    expect(unnamedOf([{ ...ofTea, calls: ['GET /teas'] }], newer)).toEqual([])
    expect(unnamedOf([{ ...ofTea, isBreaking: false }], [])).toEqual([])
  })

  test('must keep the entry that the record names', () => {
    expect(() => entriesSince(entries, '1, lost')).toThrow('has lost its entry “1, lost”')
  })
})

test('a record is read as it was written', () => {
  const recorded = { entry: '2, first', contract: contractOf(makeDocument() as unknown as OpenApi) }
  expect(fromLines(toLines(recorded))).toEqual(recorded)
})
