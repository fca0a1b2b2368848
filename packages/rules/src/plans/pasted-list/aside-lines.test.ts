import { expect, test } from 'vitest'
import { shown } from '../../../test/plans/shown-lines.ts'

test.for([
  ...['Reason: better sleep', 'Notes: supports the thyroid', 'Purpose: energy', 'Why: low levels'],
  ...['Grund: Schlaf', 'Hinweis: gut verträglich', 'Bemerkung: vegan'],
  ...['Reden: slaap', 'Opmerking: vegan', 'Waarom: energie'],
  ...['Raison : sommeil', 'Remarque\u00a0: végan', 'But : énergie'],
])('why a product is taken says nothing of its dose: %s', (reason) => {
  expect(shown(`Zinc 1 cap/${reason}/Iron 1 cap`)).toEqual(['Zinc 1 cap', `~ ${reason}`, 'Iron 1 cap'])
  expect(shown(`Zinc 30 mg/${reason}/1 cap daily`)).toEqual(['Zinc 30 mg 1 cap daily', `~ ${reason}`])
})

test.for([
  ...[
    'Note: not with coffee',
    'Notes: 2 weeks after the test',
    'Reason: only if tired',
    'Notes: stop in May',
  ],
  ...['Hinweis: nicht mit Kaffee', 'Opmerking: niet met koffie', 'Remarque : pas avec du café'],
])('a reason that may change a dose is asked: %s', (reason) => {
  expect(shown(`Zinc 1 cap/${reason}`)).toEqual([`Zinc 1 cap ? ${reason}`, `~ ${reason}`])
})

test('a dose is of the same product where a reason stands between them', () => {
  expect(shown('Zinc 1 cap/Reason: sleep/at bedtime/Boron 1 cap')).toEqual([
    ...['Zinc 1 cap ? at bedtime', '~ Reason: sleep', '~ at bedtime', 'Boron 1 cap ? at bedtime'],
  ])
})

test.for([
  ...['Hi Anna,', 'Hello Anna', 'Dear Ms. Smith,', 'Hello,', 'Liebe Anna,', 'Hallo Frau Müller'],
  ...['Beste Anna,', 'Hallo', 'Bonjour Madame,', 'Bonjour'],
])('a greeting is no product: %s', (greeting) => {
  expect(shown(`${greeting}//Zinc 1 cap`)).toEqual([`~ ${greeting}`, 'Zinc 1 cap'])
})

test.for([
  ...['Best,', 'Best wishes,', 'Kind regards,', 'Thanks,', 'Thanks'],
  ...['Liebe Grüße', 'Viele Grüsse,', 'Mit freundlichen Grüßen', 'Danke'],
  ...['Groetjes', 'Met vriendelijke groet,', 'Bedankt', 'Merci', 'Cordialement,', 'Bien à vous,'],
])('who a mail is from is no product: %s', (signOff) => {
  expect(shown(`Zinc 1 cap//${signOff}//Dr. Anna Smith/`)).toEqual([
    ...['Zinc 1 cap', `~ ${signOff}`, '~ Dr. Anna Smith'],
  ])
  expect(shown(`Zinc 1 cap//${signOff}/Boron 3 mg`)).toEqual(['Zinc 1 cap', `~ ${signOff}`, 'Boron 3 mg'])
})

test('only the last line, of a few words, is who a mail is from', () => {
  expect(shown('Thanks/Boron/Zinc 1 cap')).toEqual(['~ Thanks', 'Boron', 'Zinc 1 cap'])
  expect(shown('Thanks/Boron and Zinc complex')).toEqual(['~ Thanks', 'Boron and Zinc complex'])
  expect(shown('Hi Tom/Boron')).toEqual(['~ Hi Tom', 'Boron'])
  expect(shown('Zinc 1 cap/Boron')).toEqual(['Zinc 1 cap', 'Boron'])
})

test.for(['Best Zinc', 'Beste Zink 1 capsule', 'Hi-Potency Zinc', 'Thanksgiving Zinc', 'Note 1 cap'])(
  'a product that begins like a greeting is one: %s',
  (name) => {
    expect(shown(`Iron 1 cap/${name}`)).toEqual(['Iron 1 cap', name])
  },
)

test('a greeting that says when is none', () => {
  expect(shown('Hallo Anna, zum Frühstück/Zink 1 Kapsel')).toEqual([
    ...['Hallo Anna, zum Frühstück', 'Zink 1 Kapsel'],
  ])
  expect(shown('Thanks, stop now/Zinc 1 cap')[0]).toBe('Thanks, stop now')
  expect(shown('Zinc 1 cap/Danke, abends')[1]).toBe('Danke, abends')
})

test.for([
  ...['Please take:', 'Take:', 'Bitte nehmen:', 'Te nemen:', 'Gelieve te nemen:', 'À prendre :', 'Prendre :'],
])('what is only to be taken is no word of a dose: %s', (heading) => {
  expect(shown(`${heading}/Zinc 1 cap am/Iron 1 cap`)).toEqual(['Zinc 1 cap am', 'Iron 1 cap'])
})

test.for([
  ...['If you have any questions please email me.', 'Please do not hesitate to contact me'],
  ...['Wenn Sie Fragen haben, rufen Sie an', 'Aarzel niet om te bellen'],
  ...['N’hésitez pas à me contacter.', 'N’hésitez pas si vous avez des questions'],
])('how to reach who wrote it says "not" or "if" of no product: %s', (line) => {
  expect(shown(`Zinc 1 cap am/${line}`)).toEqual(['Zinc 1 cap am', `~ ${line}`])
})
