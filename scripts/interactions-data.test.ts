import { readFileSync } from 'node:fs'
import { drugClasses } from '@salvia/contract/words/drug-classes'
import { languages, type Translated } from '@salvia/contract/words/locale'
import type { SynonymRow } from '@salvia/rules/search/concepts'
import { expect, test } from 'vitest'

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')) as T

type Words = Record<string, Translated>
type Shipped = {
  drugClasses: { key: string; names: Translated }[]
  substances: { key: string; names: Translated; labelNames: string[]; exceptNames: string[] }[]
  meets: Words
  effects: Words
  advice: Words
  rules: {
    key: string
    substance: string
    otherSubstance: string | null
    kind: string
    drugClasses: string[]
    meets: string
    effect: string
    advice: string
    spacing: { before: number; after: number } | null
    sourceUrl: string
  }[]
}

const { substances, rules, ...shipped } = read<Shipped>('nutrition/interactions.json')
const nutrients = read<{ nutrients: { key: string }[] }>('nutrition/nutrients.json').nutrients
const synonyms = read<SynonymRow[]>('search/synonyms.json')

/** The hours of an advice as its English words say them; of a range the longer, as the careful end. */
function hoursIn(words: string): { before: number; after: number } | null {
  if (/different times/.test(words)) return { before: 0, after: 0 }
  if (!/hours?/.test(words)) return null
  const [before = 0, after] = words
    .split(' or ')
    .map((part) => Math.max(...[...part.matchAll(/\d+/g)].map(([digits]) => Number(digits))))
    .filter(Number.isFinite)
  return { before, after: after ?? before }
}

test('every phrase is there in four languages, and every phrase is used', () => {
  const { meets, effects, advice } = shipped
  const named = [...shipped.drugClasses, ...substances].map(({ names }) => names)
  const phrases = [meets, effects, advice].flatMap((words) => Object.values(words))
  for (const words of [...named, ...phrases]) {
    expect(Object.keys(words)).toEqual([...languages])
    for (const text of Object.values(words)) expect(text).not.toBe('')
  }
  const used = (field: 'meets' | 'effect' | 'advice') => [...new Set(rules.map((rule) => rule[field]))]
  expect(Object.keys(meets).sort()).toEqual(used('meets').sort())
  expect(Object.keys(effects).sort()).toEqual(used('effect').sort())
  expect(Object.keys(advice).sort()).toEqual(used('advice').sort())
})

test('hours apart are those that the advice states', () => {
  expect(rules).toHaveLength(45)
  for (const { key, advice, spacing } of rules)
    expect([key, spacing]).toEqual([key, hoursIn(shipped.advice[advice]?.en ?? '')])
})

test('classes, substances and sources are known, and rules have keys of their own', () => {
  expect(shipped.drugClasses.map(({ key }) => key)).toEqual([...drugClasses])
  expect(new Set(rules.map(({ key }) => key)).size).toBe(rules.length)
  expect([...new Set(rules.flatMap((rule) => rule.drugClasses))].sort()).toEqual([...drugClasses].sort())
  const known = substances.map(({ key }) => key)
  for (const rule of rules) {
    expect(known).toContain(rule.substance)
    if (rule.otherSubstance !== null) expect(known).toContain(rule.otherSubstance)
    expect(rule.drugClasses.length > 0).toBe(rule.kind === 'Drug')
    expect(rule.sourceUrl).toMatch(/^https:\/\/(?:ods\.od\.nih\.gov|www\.nccih\.nih\.gov|www\.fda\.gov)\//)
  }
})

const namesOf = (concept: string): string[] =>
  synonyms
    .filter((row) => row.concept === concept || row.broader?.includes(concept))
    .flatMap(({ concept: own, any = [], en = [], de = [], nl = [], fr = [] }) => [
      ...any,
      ...en,
      ...de,
      ...nl,
      ...fr,
      ...(own === concept ? [] : namesOf(own)),
    ])

test('a substance is a shipped nutrient, or has the names that the search knows it by', () => {
  const others = substances.filter(({ key }) => !nutrients.some((nutrient) => nutrient.key === key))
  expect(others.map(({ key }) => key)).toEqual(['omega_3', 'st_johns_wort', 'ginkgo', 'grapefruit'])
  for (const { key, labelNames, exceptNames } of others)
    if (key === 'grapefruit') expect(new Set(exceptNames)).toEqual(new Set(namesOf('grapefruit_seed')))
    else expect(new Set(labelNames)).toEqual(new Set(namesOf(key)))
})
