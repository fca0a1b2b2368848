import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browserStorage, keptIn, parseKept, tabStorage } from './browser-storage.ts'

/** Both storages as the next page that loads has them. */
const nextPage = () => ({
  tabStorage: keptIn(() => sessionStorage),
  browserStorage: keptIn(() => localStorage),
})

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** What browsers do where site data is blocked: already naming the storage throws. */
function blockStorage() {
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get: refuse })
}

function storageIn(stored: Map<string, string>, setItem?: () => never) {
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: setItem ?? ((name: string, text: string) => stored.set(name, text)),
    removeItem: (name: string) => stored.delete(name),
    clear: () => stored.clear(),
  }
}

const before = ['sessionStorage', 'localStorage'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
)

beforeEach(() => vi.stubGlobal('document', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  for (const [name, own] of before) {
    Reflect.deleteProperty(globalThis, name)
    if (own) Object.defineProperty(globalThis, name, own)
  }
})

describe('where site data is blocked', () => {
  beforeEach(blockStorage)

  test.each(['tabStorage', 'browserStorage'] as const)('%s keeps as long as the page', (which) => {
    const { [which]: storage } = nextPage()
    expect(storage.read('salvia.a')).toBeNull()
    storage.keep('salvia.a', 'one')
    storage.keep('salvia.b', 'two')
    expect([storage.read('salvia.a'), storage.read('salvia.b')]).toEqual(['one', 'two'])
    storage.forget('salvia.a')
    expect([storage.read('salvia.a'), storage.read('salvia.b')]).toEqual([null, 'two'])
    storage.forgetAll()
    expect(storage.read('salvia.b')).toBeNull()
    expect(nextPage()[which].read('salvia.a')).toBeNull()
  })

  test('the server keeps nothing, since all visitors share its memory', () => {
    vi.stubGlobal('document', undefined)
    const storage = nextPage().tabStorage
    storage.keep('salvia.a', 'one')
    expect(storage.read('salvia.a')).toBeNull()
  })
})

test('what is stored is read by the next page, the tab’s and the browser’s apart', () => {
  const [inTab, inBrowser] = [new Map<string, string>(), new Map<string, string>()]
  vi.stubGlobal('sessionStorage', storageIn(inTab))
  vi.stubGlobal('localStorage', storageIn(inBrowser))
  tabStorage.keep('salvia.a', 'tab')
  browserStorage.keep('salvia.a', 'browser')
  expect([...inTab, ...inBrowser]).toEqual([
    ['salvia.a', 'tab'],
    ['salvia.a', 'browser'],
  ])
  const next = nextPage()
  expect([next.tabStorage.read('salvia.a'), next.browserStorage.read('salvia.a')]).toEqual(['tab', 'browser'])
  next.tabStorage.forgetAll()
  next.browserStorage.forget('salvia.a')
  expect([...inTab, ...inBrowser]).toEqual([])
})

test('what a full storage did not take is read instead of the older text', () => {
  const stored = new Map([['salvia.a', 'older']])
  vi.stubGlobal('localStorage', storageIn(stored, refuse))
  const storage = nextPage().browserStorage
  storage.keep('salvia.a', 'newer')
  expect(storage.read('salvia.a')).toBe('newer')
  storage.forget('salvia.a')
  expect(storage.read('salvia.a')).toBeNull()
})

test.each([
  [null, null],
  ['', null],
  ['{"a":', null],
  ['{"a":1}', { a: 1 }],
])('%s says %j', (text, said) => expect(parseKept(text)).toEqual(said))
