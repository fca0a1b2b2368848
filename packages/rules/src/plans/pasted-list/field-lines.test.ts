import { expect, test } from 'vitest'
import { shown } from '../../../test/plans/shown-lines.ts'

test.for<[product: string, field: string]>([
  ...[
    ['Zinc 30 mg', 'Serving: 1 capsule'],
    ['Zinc 30 mg 1 capsule', 'Rhythm: twice daily'],
  ],
  ...[
    ['Zinc 1 cap am', 'Note: with food'],
    ['Zinc 1 cap', 'With food: yes'],
  ],
  ...[
    ['Zink 1 Kapsel', 'Rhythmus: 2x täglich'],
    ['Zink 1 Kapsel', 'Hinweis: zum Essen'],
  ],
  ...[
    ['Zink 1 capsule', 'Ritme: 2x per dag'],
    ['Zinc 1 gélule', 'Rythme : deux fois par jour'],
  ],
] as [string, string][])(
  'words of a dose after others that nobody knows are no product: %s / %s',
  ([product, field]) => {
    expect(shown(`${product}/${field}/Iron 1 cap`)).toEqual([
      `${product} ? ${field}`,
      `~ ${field}`,
      'Iron 1 cap',
    ])
  },
)

test('several fields of a product are asked together', () => {
  expect(shown('Zinc 30 mg/Serving: 1 cap/Rhythm: twice daily/Course: 3 months')).toEqual([
    'Zinc 30 mg ? Serving: 1 cap, Rhythm: twice daily, Course: 3 months',
    ...['~ Serving: 1 cap', '~ Rhythm: twice daily', '~ Course: 3 months'],
  ])
  expect(shown('Zinc 30 mg/1 cap/Rhythm: twice daily')).toEqual([
    ...['Zinc 30 mg 1 cap ? Rhythm: twice daily', '~ Rhythm: twice daily'],
  ])
})

test.for([
  ...['Zinc 1 cap am/Boron: 2 caps/Maca 1 cap', 'My plan/Zinc: 1 cap am/Boron: 2 caps bed'],
  ...['Zinc: morning/Boron: evening/Maca: bedtime', 'Zinc 1 cap/Boron 3 mg: bed/Maca 1 cap'],
  ...['Zinc 1 cap/Sante: Naturel', 'Zinc 1 cap//Boron: bed'],
])('a product may be parted from its dose by a colon: %s', (pasted) => {
  expect(shown(pasted)).toEqual(pasted.split('/').filter(Boolean))
})

test.for([
  ...['Dose', 'Product', 'Supplement', 'Dosage', 'Timing', 'Supplements', 'Vitamins', 'Dosierung', 'Produkt'],
  ...['Einnahme', 'Dosering', 'Inname', 'Produit', 'Posologie', 'Compléments', 'Product\tDose\tTiming'],
  ...['Nr.\tPräparat\tmorgens\tabends', 'Dose\tTiming'],
])('what the columns of a table are called is no product: %s', (header) => {
  expect(shown(`${header}/Zinc 1 cap/${header}`)).toEqual([`# ${header}`, 'Zinc 1 cap', `# ${header}`])
})

test('the name of a field above its words is none of them', () => {
  expect(shown('Zinc 30 mg/Dosage/1 capsule/Timing/at bedtime')).toEqual(['Zinc 30 mg 1 capsule at bedtime'])
})

test.for(['Product\tZinc', 'Dose Zinc 1 cap', 'Zinc\tam'])(
  'a row that names a product is no header: %s',
  (row) => {
    expect(shown(`Iron 1 cap/${row}`)).toEqual(['Iron 1 cap', row])
  },
)

test('a number alone is no product', () => {
  expect(shown('Zinc 30 mg/2')).toEqual(['Zinc 30 mg ? 2', '~ 2'])
})

test.for([
  ...['Quantity: 60 capsules', 'Quantity: 2', 'Amount: 1 bottle', 'Amount: 30 mg', 'Menge: 30 Kapseln'],
  ...[
    'Anzahl: 1 Packung',
    'Aantal: 60 capsules',
    'Hoeveelheid: 1 pot',
    'Quantité : 60 gélules',
    'Quantity\t60',
  ],
])('what may be the amount of a pack is asked: %s', (amount) => {
  expect(shown(`Zinc 1 cap daily/${amount}/Iron 1 cap`)).toEqual([
    ...[`Zinc 1 cap daily ? ${amount}`, `~ ${amount}`, 'Iron 1 cap'],
  ])
})

test.for<[string, string[]]>([
  [
    'Sélénium 200 µg/Posologie : 1 gélule le matin/Durée : 30 j/Fer/Posologie : 1 gélule/Durée : 60 j',
    ['Sélénium 200 µg 1 gélule le matin 30j', 'Fer 1 gélule 60j'],
  ],
  ['Selenium/Dose: 1 capsule am/Duration: 3m', ['Selenium 1 capsule am 3mo']],
  ['Selen/Dosis: 1 Kapsel morgens/Dauer: 30 T.', ['Selen 1 Kapsel morgens 30 Tage']],
  ['Zink/Dosering: 1 capsule/Duur: zes', ['Zink 1 capsule ? Duur: zes', '~ Duur: zes']],
  ['Zinc 1 tablet daily/30 d/Iron 1 cap', ['Zinc 1 tablet daily ? 30 d', '~ 30 d', 'Iron 1 cap']],
  ['Zink 1 Tablette täglich/30 T', ['Zink 1 Tablette täglich ? 30 T', '~ 30 T']],
])('a length in a letter names no product: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test.for<[string, string[]]>([
  [
    'Sélénium/Posologie : 1 gélule/Moment : le soir/Durée : 2 mois/Fer/Posologie : 1 gélule/Moment : entre les repas',
    ['Sélénium 1 gélule le soir 2 mois', 'Fer 1 gélule entre les repas'],
  ],
  [
    'Curcumin/Dosierung: 2x täglich 1 Kapsel/Einnahme: zum Essen/NAC 600 mg 1 Kapsel',
    ['Curcumin 2x täglich 1 Kapsel zum Essen', 'NAC 600 mg 1 Kapsel'],
  ],
  // Not read, so it is a doubt of the product that it is a field of alone.
  [
    'Zinc/Dose: 3 tablets daily/Timing: with the 3 main meals/Selenium 1 cap',
    [
      'Zinc 3 tablets daily ? Timing: with the 3 main meals',
      '~ Timing: with the 3 main meals',
      'Selenium 1 cap',
    ],
  ],
])('a field is of the product above it alone: %s', ([pasted, lines]) => {
  expect(shown(pasted)).toEqual(lines)
})

test('what a product is called before it is no word of it', () => {
  const pasted = 'Product: Magnesium/Dosering: 2x daags 1 tablet/Produit : Zinc 1 gélule/Name: Anna 1 cap'
  expect(shown(pasted)).toEqual(['Magnesium 2x daags 1 tablet', 'Zinc 1 gélule', 'Name: Anna 1 cap'])
})
