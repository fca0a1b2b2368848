import { plainText } from '../../search/plain-text.ts'
import { readEntry } from '../typed-entry/read-entry.ts'
import { NUMBER, ORDINAL, STRETCH } from '../typed-entry/told-starts.ts'
import { isHeader } from './dose-labels.ts'

/** Whether a cell says nothing but when: `morgens`, `12 Uhr`. */
const isOfDose = (cell: string): boolean => {
  const entry = readEntry(cell)
  return entry.is !== 'Name' && entry.query === '' && entry.dose.amount === null
}

/** Whether a line is the first row of a table, or what is below it is called: `Product⇥Dose⇥morgens`. */
export const isHeaderRow = (line: string): boolean => {
  const cells = line.split('\t').filter((cell) => cell.trim())
  return cells.some(isHeader) && cells.every((cell) => isHeader(cell) || isOfDose(cell))
}

const FROM =
  '(?:from(?: the)?|for the|in|in the|during|ab|ab der|ab dem|in der|im|vanaf|vanaf de|in de|tijdens|des|des la|a partir de(?: la)?|a partir du|pendant|la|le)'
const ONWARDS = '(?: (?:onwards?|on|and on|an|en verder|verder|et suivantes?))?'
const RANGE = `${NUMBER}(?: ?(?:[-–]|to|and|bis|und|tot(?: en met)?|t/m|en|a|et) ?${NUMBER})?`
/** `Loading phase`, `Erhaltungsphase`, `Phase d'entretien`. */
const NAMED_PHASE = String.raw`(?:\p{L}+ )?\p{L}*(?:phase|fase)(?: (?:de |d')\p{L}+)?`
const ONE_PHASE = `(?:(?:${FROM} )?(?:${STRETCH} ?${RANGE}|${ORDINAL} (?:\\d+ )?${STRETCH})${ONWARDS}|${NAMED_PHASE})`
/** Beside what it is called, be it in other words of time. */
const PHASE = new RegExp(`^${ONE_PHASE}(?:(?:,| ?:| [-–]) (?:${ONE_PHASE}|\\D+))?$`, 'u')
/** `After 4 weeks add`. */
const AFTERWARDS = new RegExp(
  `^(?:after|nach|na|apres) ${NUMBER} ?${STRETCH}(?:,? (?:then )?(?:add|start|begin|also|dazu|zusatzlich|hinzufugen|toevoegen|erbij|ajoute[rz]))?$`,
)
const IN_BRACKETS = / ?\([^()]*\)/g

/** Whether a line is the weeks or months of a plan that what stands below it is for: `Weeks 5-8`, `2. Monat (Aufbau):`. */
export const isPhase = (line: string): boolean =>
  AFTERWARDS.test(plainText(line)) ||
  PHASE.test(plainText(line).replaceAll(IN_BRACKETS, '').replace(/\s*:$/, ''))

const OF_ALL =
  /^(?:(?:please|bitte|take|neem|nehmen|prendre) )*(?:all(?: of (?:them|these|the above))?|everything|alles?|allemaal|tout|tous|toutes|le tout)(?: (?:die |the |les |my )?(?:products?|supplements?|vitamins?|produkte|präparate|vitamine|producten|supplementen|vitaminen|produits|compléments|vitamines))?[:,]? (?=\S)/i

/** What a line says of all products: `with food` of "Take all with food"; null where it is about none or one. */
export const ofAll = (line: string): string | null => (OF_ALL.test(line) ? line.replace(OF_ALL, '') : null)
