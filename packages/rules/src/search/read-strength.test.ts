import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStrengths } from './read-strength.ts'

test.for([
  ['magnesium 200 mg', 200, 'Milligrams'],
  ['zinc 15mg', 15, 'Milligrams'],
  ['b12 1.000 mcg', 1000, 'Micrograms'],
  ['b12 1,000 µg', 1000, 'Micrograms'],
  ['b12 1 000 μg', 1000, 'Micrograms'],
  ['b12 1000 Mikrogramm', 1000, 'Micrograms'],
  ['b12 1000 microgram', 1000, 'Micrograms'],
  ['folate 0.4 mg', 0.4, 'Milligrams'],
  ['folate 0,400 mg', 0.4, 'Milligrams'],
  ['melatonine 2,5 mg', 2.5, 'Milligrams'],
  ['vitamin c 1.250 g', 1.25, 'Grams'],
  ['vitamine C 1 gramme', 1, 'Grams'],
  ['d3 1000 IE', 1000, 'InternationalUnits'],
  ['d3 1.000 I.E.', 1000, 'InternationalUnits'],
  ['d3 10,000 iu', 10_000, 'InternationalUnits'],
  ['d3 1000 UI', 1000, 'InternationalUnits'],
  ['oil 250 ml', 250, 'Milliliters'],
  ["d3 10'000 IE", 10_000, 'InternationalUnits'],
  ['d3 10’000 IE', 10_000, 'InternationalUnits'],
  ['probiotic 50 billion CFU', 50, 'BillionsColonyFormingUnit'],
  ['Probiotika 10 Mrd. KBE', 10, 'BillionsColonyFormingUnit'],
] as const)('"%s" states %d %s', ([text, amount, unit]) => {
  const { strengths, rest } = readStrengths(text)
  expect(strengths).toEqual([{ amount, unit }])
  expect(rest.trim()).toBe(text.split(/ \d/)[0])
})

test.for([
  ['.5mg', 0.5],
  [',5 mg', 0.5],
  ['.15 mg', 0.15],
  ['½ mg', 0.5],
  ['½mg', 0.5],
  ['2½ mg', 2.5],
  ['1/2 mg', 0.5],
  ['1+1/2 mg', 1.5],
  ['2 1/2 mg', 2.5],
  ['(5 mg)', 5],
  ['Zinc-5mg', 5],
] as const)('"%s" states %d mg: no separator and no part of one is left out', ([text, amount]) => {
  expect(readStrengths(text).strengths).toEqual([{ amount, unit: 'Milligrams' }])
})

test('several strengths are read, in the order they stand', () => {
  expect(readStrengths('d3 1000 IU & k2 45 mcg').strengths).toEqual([
    { amount: 1000, unit: 'InternationalUnits' },
    { amount: 45, unit: 'Micrograms' },
  ])
})

test.for([
  ['omega 3'],
  ['vitamin b12'],
  ['e-400'],
  ['100 grammar'],
  ['0 mg'],
  ['1.2.3.4 mg'],
  ['magnesium mg'],
  ['>3 mg'],
  ['<3 mg'],
  ['~3 mg'],
  ['-3 mg'],
  ['zinc -3 mg'],
  ['100-200 mg'],
  ['3–5 mg'],
  ['50/100 mg'],
  ['5+15 mg'],
  ['4/2 mg'],
  ['zinc,5 mg'],
])('"%s" states no strength and stays as it is', ([text]) => {
  expect(readStrengths(text ?? '')).toEqual({ strengths: [], rest: text })
})

test.for([
  ['coenzyme q 10 100 mg', 100, 'coenzyme q 10'],
  ['vitamin k 2 100 mcg', 100, 'vitamin k 2'],
  ['b 12 500 µg', 500, 'b 12'],
  ['b 6 100 mg', 100, 'b 6'],
  ['omega 3 500 mg', 500, 'omega 3'],
  ['vitamin d 3 000 iu', 3000, 'vitamin d'],
  ['b 12 1 000 µg', 1000, 'b 12'],
  ['vitamin c 1 500 mg', 1500, 'vitamin c'],
  ['zinc 3 500 mg', 3500, 'zinc'],
] as const)('in "%s" the strength is %d, and "%s" is left', ([text, amount, left]) => {
  const { strengths, rest } = readStrengths(text)
  expect(strengths.map((each) => each.amount)).toEqual([amount])
  expect(rest.trim()).toBe(left)
})

const named = [
  ...[
    'CoQ-10',
    'CoQ 10',
    'Co-Q 10',
    'Coenzyme Q-10',
    'Coenzym Q 10',
    'Q-10',
    'B-12',
    'Vitamin B-5',
    'Vitamin B 12',
  ],
  ...[
    'D-3',
    'Vitamin D-3',
    'K-2',
    'Vitamin K 2',
    'omega-3',
    'Omega 3',
    'OPCs + 95',
    'OPCs+ 95',
    'PharmaGABA-250',
  ],
  ...['E-400', 'Formula-303', 'CoQ\u201010', 'CoQ\u201110', 'CoQ\u201310', 'Vitamine B-12', 'MK-7'],
]

test('after a name with a number any strength is read as exactly that, however its thousands are parted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...named),
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom(
        ...([
          ['mg', 'Milligrams'],
          ['mcg', 'Micrograms'],
          ['IU', 'InternationalUnits'],
        ] as const),
      ),
      fc.constantFrom('', ' ', ',', '.', "'", '\u202f'),
      (name, amount, [word, unit], sign) => {
        const written = String(amount).replace(/(?<=\d)(?=\d{3}$)/, sign)
        const { strengths, rest } = readStrengths(`${name} ${written} ${word}`)
        expect(strengths).toEqual([{ amount, unit }])
        expect(rest.trim()).toBe(name)
      },
    ),
    { numRuns: 2000 },
  )
})

test.for([
  ['Vitamin D3 25 000 IU', 25_000],
  ['Vitamin A 25 000 IU', 25_000],
  ['Vitamin D 3 000 IU', 3000],
  ['zinc + d3 25 000 IU', 25_000],
  ['Type 2 500 mg', 2500],
] as const)('in "%s" a number after a mere space begins thousands: %d', ([text, amount]) => {
  expect(readStrengths(text).strengths.map((each) => each.amount)).toEqual([amount])
})

test('a number that a hyphen joins to a name begins no thousands, not before zeros either', () => {
  expect(readStrengths('D-3 000 IU')).toEqual({ strengths: [], rest: 'D-3 000 IU' })
})

test.for([
  ['quercetin 500 250 mg', 'Quercetin 500', 250],
  ['opcs 95 100 mg', 'OPCs + 95 100 mg', 100],
  ['formula 303 500 mg', 'Formula-303', 500],
  ['quercetin 500 250 mg', 'Quercetin 250', 500_250],
  ['vitamin c 1 500 mg', 'Vitamin C 1 500 mg', 1500],
  ['500 250 mg', 'Quercetin 500', 500_250],
] as const)('"%s" of a product called "%s" is %d mg', ([text, called, amount]) => {
  expect(readStrengths(text, called).strengths).toEqual([{ amount, unit: 'Milligrams' }])
})
