import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Requirements of levels 1 and 2 in each chapter of the ASVS 5.0.0. */
const REQUIREMENTS = {
  V1: 27,
  V2: 11,
  V3: 19,
  V4: 10,
  V5: 9,
  V6: 35,
  V7: 18,
  V8: 7,
  V9: 7,
  V10: 29,
  V11: 14,
  V12: 9,
  V13: 13,
  V14: 9,
  V15: 13,
  V16: 16,
  V17: 7,
}

const root = new URL('../', import.meta.url)
const page = readFileSync(new URL('docs/asvs.md', root), 'utf8')

type Row = { id: string; level: string; answer: string; paths: string[] }

const rows: Row[] = page
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const [, id = '', , level = '', answer = '', heldBy = ''] = line.split('|').map((cell) => cell.trim())
    const paths = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
    return { id, level, answer, paths }
  })

const partsOf = (id: string): number[] => id.slice(1).split('.').map(Number)

function byId(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  const at = left.findIndex((part, index) => part !== right[index])
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
}

const says = (...words: string[]) =>
  rows.filter(({ answer }) => words.some((word) => answer.startsWith(word)))
const idsOf = (some: Row[]) => some.map(({ id }) => id)

test('asvs.md has each requirement of levels 1 and 2 once, in order', () => {
  const ids = idsOf(rows)
  expect(ids).toEqual([...new Set(ids)].toSorted(byId))
  const chapters = Object.groupBy(ids, (id) => `V${partsOf(id)[0]}`)
  const counts = Object.fromEntries(Object.entries(chapters).map(([chapter, its]) => [chapter, its?.length]))
  expect(counts).toEqual(REQUIREMENTS)
  expect(rows.filter(({ level }) => !['1', '2'].includes(level))).toEqual([])
})

test('asvs.md answers each of them, and names what holds it', () => {
  expect(says('holds', 'partly', 'not here', 'not applicable')).toEqual(rows)
  expect(idsOf(says('holds', 'partly').filter(({ paths }) => paths.length === 0))).toEqual([])
})

test('what asvs.md names exists', () => {
  const named = new Set(rows.flatMap(({ paths }) => paths))
  expect([...named].filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})

test('what is open in asvs.md is listed at its top, and nothing else', () => {
  const [, section = ''] = page.split(/^## /m)
  const listed = [...section.matchAll(/\bV\d+\.\d+\.\d+\b/g)].map(([id]) => id)
  expect(listed.toSorted(byId)).toEqual(idsOf(says('partly', 'not here')))
})
