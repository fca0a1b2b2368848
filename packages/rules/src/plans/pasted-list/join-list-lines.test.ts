import { expect, test } from 'vitest'
import { shown } from '../../../test/plans/shown-lines.ts'

test.for<[above: string, often: string, below: string]>([
  ['Boron 3 mg 1 cap bed', 'As needed', 'Theanine 200 mg 1 cap'],
  ['Boron 3 mg 1 cap bed', 'Once a week', 'Vitamin D3 1 cap'],
  ['Bor 1 Kapsel abends', 'Bei Bedarf', 'Theanin 1 Kapsel'],
  ['Bor 1 Kapsel abends', '1x pro Woche', 'Vitamin D3 1 Kapsel morgens'],
  ["Boron 1 capsule 's avonds", 'Zo nodig', 'Theanine 1 capsule'],
  ['Bore 1 gélule le soir', 'Si besoin', 'Théanine 1 gélule'],
  ['Boron 1 cap daily', 'As needed', 'Theanine 1 cap'],
  ['Boron 1 cap daily', 'Once a week', 'Vitamin D3 1 cap'],
  ['Boron 1 cap as needed', 'Once a week', 'Vitamin D3 1 cap'],
  ['Boron 1 cap bed', 'As needed', 'Theanine 1 cap for 3 months'],
])('how often below a product that says when may head the next one: %s / %s', ([above, often, below]) => {
  expect(shown([above, often, below].join('/'))).toEqual([
    ...[`${above} ? ${often}`, `~ ${often}`, `${below} ? ${often}`],
  ])
})

test.for<[string, string[]]>([
  [
    'Bedtime:/Boron 1 cap/Once a week/Vitamin D3 1 cap',
    ['Boron 1 cap Bedtime ? Once a week', '~ Once a week', 'Vitamin D3 1 cap Bedtime ? Once a week'],
  ],
  [
    'Morning/Zinc 1 cap/As needed/Theanine 1 cap',
    ['~ Morning', 'Zinc 1 cap ? Morning', '~ As needed', 'Theanine 1 cap ? As needed'],
  ],
])('a heading says when for the products below it: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test.for<[string, string[]]>([
  ['Boron 1 cap/twice daily/Zinc 1 cap', ['Boron 1 cap twice daily', 'Zinc 1 cap']],
  ['Bor 1 Kapsel/bei Bedarf/Zink 1 Kapsel', ['Bor 1 Kapsel bei Bedarf', 'Zink 1 Kapsel']],
  ['Boron 1 capsule/1x per week/Zink 1 capsule', ['Boron 1 capsule 1x per week', 'Zink 1 capsule']],
  ['Bore 1 gélule/un jour sur deux/Zinc 1 gélule', ['Bore 1 gélule un jour sur deux', 'Zinc 1 gélule']],
  ['Boron 1 cap bed/once a week/Zinc 1 cap daily', ['Boron 1 cap bed once a week', 'Zinc 1 cap daily']],
  ['Boron 1 cap bed/once a week', ['Boron 1 cap bed once a week']],
  ['Boron 1 cap bed/for 8 weeks/Zinc 1 cap', ['Boron 1 cap bed for 8 weeks', 'Zinc 1 cap']],
  [
    'With food:/Boron 1 cap/once a week/Zinc 1 cap',
    ['Boron 1 cap once a week With food', 'Zinc 1 cap With food'],
  ],
])('how often is of the product above where no other can be meant: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test.for<[closing: string]>([
  ...[
    ['All with food'],
    ['Take all with food'],
    ['All with breakfast'],
    ['All twice daily'],
    ['All for 3 months'],
  ],
  ...[['Everything with breakfast'], ['All supplements: with food'], ['All of them: 1 capsule']],
  ...[
    ['Alles zum Essen einnehmen'],
    ['Alle Präparate 3 Monate'],
    ['Alles bij het ontbijt'],
    ['Neem alles 2x per dag'],
  ],
  ...[
    ['Tout pendant le repas'],
    ['Tous pendant 3 mois'],
    ['Tous les compléments avec de la nourriture, 3 mois'],
  ],
] as [string][])('what a line says of all products is no product, and asked at each: %s', ([closing]) => {
  expect(shown(`Zinc/Morning:/Iron//${closing}`)).toEqual([
    ...[`Zinc ? ${closing}`, `Iron Morning ? ${closing}`, `~ ${closing}`],
  ])
})

test('of all products is nothing asked that they say themselves', () => {
  const pasted = 'Zinc 1 cap with food/Boron 1 cap am/All with food/Iron 1 cap//Maca 1 cap'
  expect(shown(pasted)).toEqual([
    ...['Zinc 1 cap with food', 'Boron 1 cap am ? All with food', '~ All with food'],
    ...['Iron 1 cap ? All with food', 'Maca 1 cap'],
  ])
})

test.for([
  ...['All with water', 'Alles mit viel Wasser einnehmen', 'Alles met water innemen', 'Tout avec de l’eau'],
])('with what all is swallowed is asked of none: %s', (closing) => {
  expect(shown(`Zinc 1 cap/${closing}`)).toEqual(['Zinc 1 cap', `~ ${closing}`])
})

test.for(['All B vitamins 1 cap', 'All', 'Allergy Research Zinc'])(
  'a name is none of all products: %s',
  (name) => {
    expect(shown(`Zinc 1 cap/${name}`)).toEqual(['Zinc 1 cap', name])
  },
)

test.for([
  ...['Weeks 5-8', 'Week 5 to 8', 'Second month', 'First month', 'From week 5', 'Next 2 months'],
  ...[
    'Woche 5-8',
    '2. Monat',
    'Zweiter Monat',
    'Ab Woche 5',
    'Week 5 tot en met 8',
    'Tweede maand',
    'Vanaf week 5',
  ],
  ...['Mois 2', 'Semaines 5 à 8', 'Deuxième mois', '2e mois', 'À partir de la semaine 5'],
])('other weeks are asked of the products up to a heading: %s', (phase) => {
  expect(shown(`Zinc 1 cap am/${phase}/Zinc 2 caps am//Iron 1 cap/Sleep:/Maca 1 cap`)).toEqual([
    ...[`Zinc 1 cap am ? ${phase}`, `~ ${phase}`, `Zinc 2 caps am ? ${phase}`, `Iron 1 cap ? ${phase}`],
    ...['# Sleep:', 'Maca 1 cap'],
  ])
})

test('the first and the last weeks of a list are told too', () => {
  expect(shown('Weeks 1-4/Zinc 1 cap/Weeks 5-8')).toEqual([
    ...['~ Weeks 1-4', 'Zinc 1 cap ? Weeks 1-4', '~ Weeks 5-8'],
  ])
})

test.for<[string, string[]]>([
  ['Zinc 30/mg 1 capsule daily', ['Zinc 30 mg 1 capsule daily']],
  ['Vitamin D3 2000/IE 1 Kapsel', ['Vitamin D3 2000 IE 1 Kapsel']],
  ['Vitamine D3 2000/UI/1 gélule le soir', ['Vitamine D3 2000 UI 1 gélule le soir']],
  ['Selenium 100/µg 1 capsule', ['Selenium 100 µg 1 capsule']],
  ['Zinc 30//mg 1 capsule', ['Zinc 30', 'mg 1 capsule']],
  ['Zinc/mg 1 capsule', ['Zinc', 'mg 1 capsule']],
  ['30 days/mg 1 capsule', ['~ 30 days', 'mg 1 capsule']],
  ['Zinc 30/mg glycinate 2 caps', ['Zinc 30', 'mg glycinate 2 caps']],
])('a strength that is broken off before its unit goes on with it: %s', ([pasted, lines]) => {
  expect(shown(pasted).map((line) => line.replace(/ \?.*/, ''))).toEqual(lines)
})

test.for<[string, string[]]>([
  [
    'Selenium 1 cap am/Zinc 15 mg/1 tablet pm//Looking forward to it',
    ['Selenium 1 cap am', 'Zinc 15 mg 1 tablet pm', 'Looking forward to it'],
  ],
  // A title may have the dose of the product below it.
  ['Plan//2 caps bed//Zinc', ['Plan ? 2 caps bed', '2 caps bed', 'Zinc ? 2 caps bed']],
])(
  'a name that a list ends with, by itself, leaves doses to the products right above them: %s',
  ([pasted, lines]) => {
    expect(shown(pasted).map((line) => line.replace(/^~ /, ''))).toEqual(lines)
  },
)

test.for<[string, string[]]>([
  [
    'Zink 1 Kps morgens/Magnesium 2 Kps abends/Dauer: 3 Monate',
    ['Zink 1 Kps morgens', 'Magnesium 2 Kps abends ? 3 Monate', '~ 3 Monate'],
  ],
  ['zinc 1 cap am/iron 2 caps bed/3 months', ['zinc 1 cap am', 'iron 2 caps bed ? 3 months', '~ 3 months']],
  [
    'zinc 1 cap am/iron 2 caps bed/When: with food',
    ['zinc 1 cap am', 'iron 2 caps bed ? with food', '~ with food'],
  ],
  ['zinc 1 cap am 2 weeks/iron 2 caps bed/3 months', ['zinc 1 cap am 2 weeks', 'iron 2 caps bed 3 months']],
  ['zinc 1 cap am/iron/2 caps bed/3 months', ['zinc 1 cap am', 'iron 2 caps bed 3 months']],
  ['iron 2 caps bed/3 months', ['iron 2 caps bed 3 months']],
])('a length that a list ends with may be of all its products: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})
