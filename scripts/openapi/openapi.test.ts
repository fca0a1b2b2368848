import { beforeAll, describe, expect, test } from 'vitest'
import { describeApi } from '../../apps/server/src/describe-api.ts'
import { describeChanges, entriesSince, readChangelog, unnamedOf } from './changelog.ts'
import { compareContracts } from './compare-contracts.ts'
import { contractOf, type OpenApi } from './contract-of.ts'
import { lintDocument } from './lint-document.ts'
import { readRecorded } from './recorded-contract.ts'

const MOST_BYTES = 700_000

let document: OpenApi

beforeAll(async () => {
  document = (await describeApi()) as OpenApi
})

const operation = (path: string, method: string) => {
  const found = document.paths[path]?.[method]
  if (!found) throw new Error(`no ${method} ${path}`)
  return found
}

/** The document with one part replaced. */
const withOperation = (path: string, method: string, part: object) => ({
  ...document,
  paths: {
    ...document.paths,
    [path]: { ...document.paths[path], [method]: { ...operation(path, method), ...part } },
  },
})

describe('the document', () => {
  test('has no fault that the linter knows', async () => {
    expect(await lintDocument(document)).toEqual([])
  })

  test('is refused with an operation without an id, with two of one id, and without answers', async () => {
    const faultsOf = async (part: object) =>
      (await lintDocument(withOperation('/api/cart', 'get', part))).map((fault) => fault.split(':')[0])
    expect(await faultsOf({ operationId: undefined })).toEqual(['operation-operationId'])
    expect(await faultsOf({ operationId: 'cartGet' })).toEqual(['operation-operationId-unique'])
    expect(await faultsOf({ responses: {} })).toEqual(['operation-2xx-response', 'operation-4xx-response'])
    const lost = {
      '200': { description: 'Gone', content: { 'application/json': { schema: { $ref: '#/x' } } } },
    }
    expect(await faultsOf({ responses: { ...operation('/api/cart', 'get').responses, ...lost } })).toEqual([
      'no-unresolved-refs',
    ])
  })

  test('can be sent at once', () => {
    expect(Buffer.byteLength(JSON.stringify(document))).toBeLessThan(MOST_BYTES)
  })
})

test('nothing that others build on is broken without a word in docs/api-changelog.md', () => {
  const { entry, contract } = readRecorded()
  const changes = compareContracts({ was: contract, is: contractOf(document) })
  const unnamed = unnamedOf(changes, entriesSince(readChangelog(), entry))
  const advice = 'docs/api.md, Changes, says what to do about:'
  expect(unnamed.length, `${advice}\n\n${describeChanges(unnamed)}`).toBe(0)
})
