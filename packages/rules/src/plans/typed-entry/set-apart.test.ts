import { expect, test } from 'vitest'
import { type OfLine, tellUnread } from './fit-product.ts'
import { readEntry } from './read-entry.ts'

type Match = NonNullable<OfLine['matches']>[number]
const uses = (...words: string[]) => words.map((text): Match => ({ text, by: 'Use' }))
const contents = (...words: string[]) => words.map((text): Match => ({ text, by: 'Content' }))

const readOf = (line: string, name: string, matches: Match[]) =>
  tellUnread(readEntry(line), { name, brandName: 'Salus', matches })

test.for<[string, string, Match[], string]>([
  ['Zum Sport Kreatin 1 TL', 'Creatine', [...uses('Sport'), ...contents('Kreatin')], 'Zum Sport'],
  ['Kreatin zum Sport 1 TL', 'Creatine', [...uses('Sport'), ...contents('Kreatin')], 'zum Sport'],
  ['for joint pain collagen 1 scoop', 'Collagen', uses('joint pain'), 'for joint pain'],
  ['for sleep melatonin 1 tablet', 'Melatonin', uses('sleep'), 'for sleep'],
  ['for sleep melatonin', 'Melatonin', uses('sleep'), 'for sleep'],
  ['for sleep 1 tablet', 'Melatonin', uses('sleep'), 'for sleep'],
  [
    'pour dormir mélatonine 1 comprimé',
    'Melatonin',
    [...uses('dormir'), ...contents('mélatonine')],
    'pour dormir',
  ],
  ['voor weerstand zink 1 tablet', 'Zinc', [...uses('weerstand'), ...contents('zink')], 'voor weerstand'],
  ['Sport: creatine 1 tsp', 'Creatine', uses('Sport'), 'Sport:'],
  ['Sport: creatine', 'Creatine', uses('Sport'), 'Sport:'],
  ['Energy boost - creatine 1 tsp', 'Creatine', uses('Energy', 'boost'), 'Energy boost'],
  ['Sport | creatine | 1 tsp', 'Creatine', uses('Sport'), 'Sport'],
  ['Sport: 1 tsp creatine', 'Creatine', uses('Sport'), 'Sport:'],
  ['Sleep: melatonin 1 tablet morning', 'Melatonin', uses('Sleep'), 'Sleep:'],
  ['Ruhe: Melatonin 1 Tablette', 'Melatonin', [{ text: 'Ruhe', by: 'Similar' }], 'Ruhe:'],
  ['workout creatine 1 tsp', 'Creatine', uses('workout'), 'workout'],
  ['Training Kreatin 1 TL', 'Creatine', [...uses('Training'), ...contents('Kreatin')], 'Training'],
])('of "%s" read of %s, found by %j, it is told: %s', ([line, name, matches, told]) => {
  expect(readOf(line, name, matches)).toMatchObject({ is: 'NotSaid', phrases: [told] })
})

test.for<[string, string, Match[]]>([
  ['Eisen: Bisglycinat 1 Kapsel', 'Iron', contents('Eisen', 'Bisglycinat')],
  ['Fischöl - Omega 3 2 Kapseln', 'Omega-3', contents('Fischöl')],
  ['for women multivitamin 1 tablet', 'Multivitamin for Women', []],
  ['Vitamin C: 1 Tablette', 'Vitamin C', []],
  ['Sport: 1 tsp', 'Creatine Sport', []],
  ['sport creatine 1 tsp', 'Creatine', uses('sport')],
  ['creatine - sport', 'Creatine', uses('sport')],
  ['sport - creatine', 'Creatine', uses('sport')],
  ['creatine for sport', 'Creatine', uses('sport')],
  ['workout creatine', 'Creatine', uses('workout')],
  ['workout creatine 1 tsp', 'Workout Creatine', []],
  ['for 500 mg magnesium 1 cap', 'Magnesium', []],
])('of "%s" read of %s, found by %j, nothing is told', ([line, name, matches]) => {
  const entry = readEntry(line)
  expect(tellUnread(entry, { name, brandName: 'Salus', matches })).toBe(entry)
})
