import { expect, test } from 'vitest'
import { shown } from '../../../test/plans/shown-lines.ts'

test.for([
  ...['After 4 weeks add', 'After 4 weeks', 'Nach 2 Wochen dazu', 'Na 4 weken toevoegen'],
  ...['Après 2 semaines ajouter', 'Après 1 mois'],
])('what begins later is asked of the products below: %s', (later) => {
  expect(shown(`Zinc 1 cap am//${later}/Maca 1 cap`)).toEqual([
    ...['Zinc 1 cap am', `~ ${later}`, `Maca 1 cap ? ${later}`],
  ])
})

const withoutColon = (heading: string): string => heading.replace(/\s*:$/, '')

test.for([
  ...['Phase 1:', 'First month:', 'Second month:', 'Phase 1 (4 weeks)', 'Phase 1: weeks 1-4', 'Phase one'],
  ...[
    'Weeks 1-4 (loading)',
    'Loading phase',
    'Maintenance phase:',
    'From week 5 onwards',
    'Week 1 - loading',
  ],
  ...['Phase 2: Woche 5-8', 'Woche 1-4 (Aufbau)', 'KW 1-4', 'Erster Monat:', 'Ab der 5. Woche', 'Ladephase:'],
  ...['Eerste maand:', 'Fase 1 (4 weken)', 'Vanaf week 5', 'Vanaf week 5:', 'Onderhoudsfase'],
  ...['Premier mois :', '1er mois :', 'À partir de la 5e semaine :', 'Phase d’entretien\u00a0:'],
])('weeks are asked of the products below them, however they are written: %s', (phase) => {
  expect(shown(`${phase}/Zinc 1 cap am//Iron 1 cap/Sleep:/Maca 1 cap`)).toEqual([
    ...[`~ ${phase}`, `Zinc 1 cap am ? ${withoutColon(phase)}`, `Iron 1 cap ? ${withoutColon(phase)}`],
    ...['# Sleep:', 'Maca 1 cap'],
  ])
})

test.for(['Phase 2 Carb Controller', 'Day and Night 1 cap'])(
  'a name with words of weeks is one: %s',
  (name) => {
    expect(shown(`Zinc 1 cap/${name}`)).toEqual(['Zinc 1 cap', name])
  },
)

test.for([
  ...['Please stop taking:', 'STOP:', 'Stop taking:', 'Discontinue:', 'Avoid:', 'Not needed any more:'],
  ...['Do not take:', 'Don’t take:', 'Only if you have a cold:', 'Only on training days:', 'Optional:'],
  ...['Later:', 'Next step:', 'Training days:', 'After 2 months:', 'Only in the morning:'],
  ...['Absetzen:', 'Bitte nicht mehr einnehmen:', 'Nicht:', 'Nur an Trainingstagen:', 'Wenn nötig später:'],
  ...['Später:', 'Nur bei Erkältung:', 'Danach:', 'Nicht nüchtern:'],
  ...['Stoppen met:', 'Niet meer nemen:', 'Alleen op trainingsdagen:', 'Daarna:', 'Als je verkouden bent:'],
  ...['Arrêter :', 'À éviter :', 'Seulement si vous êtes enrhumé :', 'Plus tard :', 'Ne plus prendre\u00a0:'],
  ...['N’utilisez plus :', 'S’il fait froid :', 'Jours d’entraînement :'],
])('what is not taken, only at times or later is asked up to the next heading: %s', (heading) => {
  const doubt = withoutColon(heading)
  expect(shown(`Boron 1 cap/${heading}/Zinc 1 cap//Iron 1 cap/Sleep:/Maca 1 cap`)).toEqual([
    ...['Boron 1 cap', `~ ${heading}`, `Zinc 1 cap ? ${doubt}`, `Iron 1 cap ? ${doubt}`],
    ...['# Sleep:', 'Maca 1 cap'],
  ])
})

test.for(['Stop', 'Weeks 1-4', 'Absetzen', 'Later'])('what is parted by times of day too: %s', (line) => {
  expect(shown(`${line}:/Morning:/Zinc 1 cap//Evening:/Iron 1 cap//Sleep:/Maca 1 cap`)).toEqual([
    ...[`~ ${line}:`, `Zinc 1 cap Morning ? ${line}`, `Iron 1 cap Evening ? ${line}`],
    ...['# Sleep:', 'Maca 1 cap'],
  ])
  expect(shown(`${line}:/Zinc 1 cap//Evening:/Iron 1 cap`)).toEqual([
    ...[`~ ${line}:`, `Zinc 1 cap ? ${line}`, 'Iron 1 cap Evening'],
  ])
})

test.for([
  ...['Stop', 'Discontinue', 'Later', 'Please stop taking', 'Only on training days', 'Only in the morning'],
  ...['Absetzen', 'Bitte nicht mehr nehmen', 'Niet meer nemen', 'Alleen op trainingsdagen'],
  ...['À éviter', 'Seulement si besoin, plus tard'],
])('without a colon it may be of the product above it too: %s', (line) => {
  expect(shown(`Maca 1 cap/Boron 1 cap/${line}/Zinc 1 cap`)).toEqual([
    ...['Maca 1 cap', `Boron 1 cap ? ${line}`, `~ ${line}`, `Zinc 1 cap ? ${line}`],
  ])
})

test.for([
  ...['Stop Boron 3 mg', 'Avoid Maca 500 mg', 'Later: Boron 2 caps', 'Please stop Boron 3 mg 1 cap'],
  ...['Kein Bor 3 mg', 'Stop met Boron 3 mg', 'Arrêter Bore 3 mg'],
])('a product that is not taken, or later, is asked: %s', (line) => {
  expect(shown(`Zinc 1 cap/${line}/Iron 1 cap`)).toEqual(['Zinc 1 cap', `${line} ? ${line}`, 'Iron 1 cap'])
})

test.for([
  ...['Immune support:', 'Sleep:', 'Start:', 'Supplements:', 'Für den Schlaf:', 'Weerstand:', 'Sommeil :'],
])('other headings hold nothing: %s', (heading) => {
  expect(shown(`${heading}/Zinc 1 cap`)).toEqual([`# ${heading}`, 'Zinc 1 cap'])
})

test.for(['If needed:', 'Bei Bedarf:', 'Zo nodig:', 'Si besoin :'])(
  'a heading that a plan has words for is of the products below it: %s',
  (heading) => {
    expect(shown(`${heading}/Zinc 1 cap`)).toEqual([`Zinc 1 cap ${withoutColon(heading)}`])
  },
)

test.for(['Bis-Glycinate 1 cap', 'Na R-ALA 1 cap', 'Stopain 1 cap'])(
  'a name that begins like such words is one: %s',
  (name) => {
    expect(shown(`Zinc 1 cap/${name}`)).toEqual(['Zinc 1 cap', name])
  },
)
