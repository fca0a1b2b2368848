/** What the words after it are called, as a line of its own or within one, in four languages. */

/** How much and in what way, of a dose. */
const dose = [
  'dosage|dose|dosing|directions|take',
  'dosierung|dosis|einnahme',
  'prendre|nehmen|einnehmen|nemen|innemen',
  'gebruik|inname|dosering',
  'posologie|prise',
].join('|')

/** When and how often. */
const when = [
  'frequency|how often|häufigkeit|wie oft|frequentie|hoe vaak|fréquence|combien de fois',
  'timing|time|when',
  'einnahmezeit|einnahmezeitpunkt|zeit|zeitpunkt|wann',
  'moment|innamemoment|tijd|tijdstip|wanneer',
  'quand|moment de prise',
].join('|')

const length = [
  'duration|how long',
  'dauer|wie lange|einnahmedauer|anwendungsdauer|behandlungsdauer',
  'duur|hoe lang|gebruiksduur|behandelduur',
  'durée|combien de temps|durée de prise|durée de la cure|durée du traitement',
].join('|')

/** Labels by what stands after them. */
export const labelWords = { dose, when, length }
export type Label = keyof typeof labelWords
