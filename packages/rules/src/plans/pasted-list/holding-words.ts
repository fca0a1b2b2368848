import { plainText } from '../../search/plain-text.ts'

/** Not, no longer, only when, or later: words that begin no name of a product. */
const HOLDING = [
  'stop|stopped|stopping|discontinued?|avoid|do not|dont|not|no longer|no more|never|only|if|unless|optional|optionally|later|next steps?|later on|maybe',
  'absetzen|abgesetzt|stoppen|vermeiden|nicht|keine?|niemals|nur|wenn|falls|optional|eventuell|spater|nachster schritt',
  'stop met|stopzetten|niet|geen|vermijd|vermijden|nooit|alleen|enkel|indien|optioneel|eventueel|volgende stap|straks',
  "arreter?|arretez|cesser|cessez|eviter|evitez|ne|n'|jamais|seulement|uniquement|sauf|facultatif|optionnel|eventuellement|plus tard|plus besoin|etape suivante|prochaine etape",
].join('|')

/** The same where only a heading can be meant: names begin with some of them, such as `Na` and `Bis`. */
const HOLDING_HEADING = [
  HOLDING,
  'until|after|afterwards|then|when|in case|except|end|break|without',
  'bis|nach|danach|dann|bei|ausser|ende|pause|ohne',
  'tot|na|daarna|dan|als|wanneer|bij|behalve|einde|zonder',
  "jusqu'|apres|ensuite|puis|si|s'|quand|lorsque|en cas|pas|fin|sans",
  '(?:training|workout|gym|rest|off|work) ?days|(?:trainings|sport|ruhe|arbeits|rust|werk)-?(?:tagen?|dagen)',
  "jours (?:d'entrainement|de repos|de sport|de travail)",
].join('|')

const POLITE = "(?:please|bitte|gelieve(?: te)?|s'il vous plait|veuillez|merci de|a|te|om te) "
const BEGINNING = new RegExp(`^(?:${POLITE})?(?:${HOLDING})(?!\\p{L})`, 'u')
const WITHIN = new RegExp(`(?<!\\p{L})(?:${HOLDING_HEADING})(?!\\p{L})`, 'u')
const ELIDED = /(?<!\p{L})(?:n'|s'|jusqu')/gu

/** With elided words apart, and "don't" one word. */
const plainOf = (line: string): string =>
  plainText(line)
    .replaceAll("don't", 'dont')
    .replaceAll(ELIDED, (word) => `${word} `)

/** Whether a line begins with words that say that something is not taken, only at times or later: `Stop Boron`. */
export const beginsHolding = (line: string): boolean => BEGINNING.test(plainOf(line))

/** Whether words that name no product say so anywhere: `Please stop taking:`. */
export const holds = (words: string): boolean => WITHIN.test(plainOf(words))
