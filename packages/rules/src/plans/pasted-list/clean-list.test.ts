import { expect, test } from 'vitest'
import { listLines } from './list-lines.ts'

const textsOf = (pasted: string): string[] => listLines(pasted).lines.map(({ text }) => text)

test('who wrote a message and when is no part of a list', () => {
  const pasted =
    '[12:03, 30/11/2026] Anna: Zinc 1 cap\n[30.11.26, 12:03:11] Dr. Tom: Boron: 2 caps\n> Maca 1 cap\n[12:03] Iron: 1 cap\n>3 caps zinc'
  expect(textsOf(pasted)).toEqual([
    ...['Zinc 1 cap', 'Boron: 2 caps', 'Maca 1 cap', '[12:03] Iron: 1 cap', '>3 caps zinc'],
  ])
})

test.for<[string, string[]]>([
  ['1\tZinc\t2 caps\tbed\n2\tMaca\t1 cap\n\n3\tBoron', ['Zinc\t2 caps\tbed', 'Maca\t1 cap', 'Boron']],
  ['Nr\tProduct\tDose\n1\tZinc\t2 caps', ['Nr\tProduct\tDose', 'Zinc\t2 caps']],
  ['1\tZinc\tbed\n2\tMaca\tam', ['1\tZinc\tbed', '2\tMaca\tam']],
  ['2\tZinc\t1 cap\n3\tMaca\t1 cap', ['2\tZinc\t1 cap', '3\tMaca\t1 cap']],
  ['A\nB\n1\tZinc\t1 cap', ['A', 'B', '1\tZinc\t1 cap']],
])('a column that counts the rows beside their doses is no dose: %j', ([pasted, lines]) => {
  expect(textsOf(pasted)).toEqual(lines)
})

test('a message without brackets is read without who wrote it', () => {
  const pasted =
    '12/03/2024, 10:12 - Anna: Zinc 1 cap am\n12.03.24, 10:13 - Dr. Tom: Boron: 2 caps\n3/12/24, 9:05 PM - Al: Iron 1 cap\n12-03-2024 10:14 - An: Maca 1 cap\n12/03/2024 à 10:12 - Luc : Fer 1 cap'
  expect(textsOf(pasted)).toEqual([
    ...['Zinc 1 cap am', 'Boron: 2 caps', 'Iron 1 cap', 'Maca 1 cap', 'Fer 1 cap'],
  ])
})

test.for<[string, string[]]>([
  ['Zink 30 mg/Einnahme: 1-0-1/Dauer: 3 Monate', ['Zink 30 mg 1-0-1 3 Monate']],
  ['Zink/gebruik: 2dd1/Maca/inname: 1dd2/Boron/dosering: 1dd1', ['Zink 2dd1', 'Maca 1dd2', 'Boron 1dd1']],
  ['Zinc/Dosage: 1 cap am/Maca/Take: 2 caps', ['Zinc 1 cap am', 'Maca 2 caps']],
  ['Zinc/Prise : 1 gélule/Maca/Posologie\u00a0: 2 gélules', ['Zinc 1 gélule', 'Maca 2 gélules']],
  ['Zink/Einnahme:/1-0-1', ['Zink 1-0-1']],
  ['Take care 1 cap/Zinc 1 cap', ['Take care 1 cap', 'Zinc 1 cap']],
])('what a dose is called before it is no word of it: %s', ([pasted, lines]) => {
  expect(textsOf(pasted.replaceAll('/', '\n'))).toEqual(lines)
})

test.for([
  ...['Frequency:', 'Timing:', 'When:', 'How often:', 'Häufigkeit:', 'Einnahmezeit:', 'Wann:', 'Wie oft:'],
  ...['Frequentie:', 'Wanneer:', 'Moment:', 'Hoe vaak:', 'Fréquence :', 'Quand\u00a0:', 'Moment de prise :'],
  ...['Time:', 'Zeit:', 'Tijd:', 'Zeitpunkt:', 'Tijdstip:', 'Timing\t'],
])('what is said is no word of when: %s', (label) => {
  expect(textsOf(`Zinc 1 cap\n${label} bed`)).toEqual(['Zinc 1 cap bed'])
})

test.for(['Amount:', 'Quantity:', 'Menge:', 'Anzahl:', 'Hoeveelheid:', 'Aantal:', 'Quantité :', 'Dose\t'])(
  'what is said is no word of how much: %s',
  (label) => {
    expect(textsOf(`Zinc\n${label} 2 caps`)).toEqual(['Zinc 2 caps'])
  },
)

test.for(['Duration:', 'How long:', 'Dauer:', 'Wie lange:', 'Duur:', 'Hoe lang:', 'Durée :'])(
  'what is said is no word of how long: %s',
  (label) => {
    expect(textsOf(`Zinc 2 caps\n${label} 3 months`)).toEqual(['Zinc 2 caps 3 months'])
  },
)

test.for([
  ...[
    'o\t',
    'o ',
    '▪',
    '●\t',
    '◦ ',
    '➢ ',
    '§\t',
    '☐ ',
    '✓ ',
    '✔\uFE0F ',
    '✅ ',
    '– ',
    '‣ ',
    '⁃ ',
    '‧ ',
    '* ',
    '· ',
  ],
  '\uF0B7\t',
])('the bullet "%s" is no part of a list', (bullet) => {
  expect(textsOf(`Zinc\n  ${bullet}2 capsules`)).toEqual(['Zinc 2 capsules'])
})

test('an "o" that begins a word is no bullet', () => {
  expect(textsOf('Zinc 1 cap\nomega 3 1 cap\nO-Zyme 1 cap')).toEqual([
    'Zinc 1 cap',
    'omega 3 1 cap',
    'O-Zyme 1 cap',
  ])
})

test.for<[string, string[]]>([
  ['*Morning*/Zinc 1 cap', ['Morning', 'Zinc 1 cap']],
  ['**Morning:**/- **Zinc 30 mg** 1 cap', ['Zinc 30 mg 1 cap Morning']],
  ['_Abends_:/__Zink__ 1 Kapsel', ['Zink 1 Kapsel Abends']],
  ['* Zinc 1 cap/* Maca * 2 caps', ['Zinc 1 cap', 'Maca * 2 caps']],
  ['☀️ Morning:/🌙 Zinc 1 cap/👩‍⚕️ Maca 1 cap', ['Zinc 1 cap Morning', 'Maca 1 cap Morning']],
])('bold words and emojis before a line are no words of it: %s', ([pasted, lines]) => {
  expect(textsOf(pasted.replaceAll('/', '\n'))).toEqual(lines)
})

test.for<[string, string[]]>([
  ['1/ Zinc 1 cp le soir|2/ Fer 1 cp', ['Zinc 1 cp le soir', 'Fer 1 cp']],
  ['1- 5-HTP 100 mg|1 cap hs|2- Iron 1 cap', ['5-HTP 100 mg 1 cap hs', 'Iron 1 cap']],
  ['1/ Zinc 1 cp le soir|Fer 1 cp', ['1/ Zinc 1 cp le soir', 'Fer 1 cp']],
  ['1/ 2 cp le soir|3/ 4 cp', ['1/ 2 cp le soir', '3/ 4 cp']],
  ['1/ Zinc 1 cp|2- 3 cp', ['1/ Zinc 1 cp', '2- 3 cp']],
])('numbers before a slash or a hyphen go where they count up: %s', ([pasted, lines]) => {
  expect(textsOf(pasted.replaceAll('|', '\n'))).toEqual(lines)
})
