import { readEntry } from '../typed-entry/read-entry.ts'
import { holds } from './holding-words.ts'
import { isSum } from './prices.ts'

const REASON =
  /^(?:reasons?|notes?|purpose|why|grund|gründe|hinweise?|bemerkung(?:en)?|notiz(?:en)?|zweck|warum|reden|opmerking(?:en)?|notitie|doel|waarom|raisons?|remarques?|but|pourquoi)\s*:\s+(?=\S)/i

/** At most three words of a name, or none. */
const NAMES = String.raw`(?:[,\s]+[\p{L}.’'-]+){0,3}[\s,.!]*$`
const GREETING = new RegExp(
  `^(?:hi|hello|hey|dear|hallo|liebe[rs]?|beste|lieve|bonjour|bonsoir|cher|chère)(?=[\\s,!.]|$)${NAMES}`,
  'iu',
)
const SIGN_OFF = new RegExp(
  `^(?:best(?=,)|(?:all the )?best wishes|(?:best|kind|warm) regards|regards|thanks|thank you|many thanks|cheers|(?:liebe|viele|herzliche|beste) grü(?:ß|ss)e|mit freundlichen grü(?:ß|ss)en|danke|vielen dank|lg|groetjes|groeten|met vriendelijke groet(?:en)?|bedankt|dank je|merci|cordialement|bien cordialement|bien à vous)(?=[\\s,!.]|$)${NAMES}`,
  'iu',
)

const CONTACT =
  /(?<!\p{L})(?:hesitate|any questions|questions\?|contact me|hésite[zr]?|me contacter|des questions|fragen haben|rückfragen|bei fragen|melden sie sich|aarzel|vragen hebt|bij vragen|heb je vragen)(?!\p{L})/iu

/** `Please do not hesitate to contact me`, which says "not" of no product. */
const isContact = (line: string): boolean => CONTACT.test(line) && !/\d/.test(line)

const saysNoDose = (words: string): boolean =>
  !/\d/.test(words) && !holds(words) && readEntry(words).is === 'Name'

/** Whether a line ends a mail: `Kind regards,`. */
export const isSignOff = (line: string): boolean => SIGN_OFF.test(line) && saysNoDose(line)

/** Why a product is taken, where the words after it may change what is written of it. */
export const isReasonOfDose = (line: string): boolean => {
  const said = line.replace(REASON, '')
  return said !== line && (/\d/.test(said) || holds(said))
}

/** Whether a line is why a product is taken, a greeting, the end of a mail or a sum, and says nothing of a dose. */
export const isAside = (line: string): boolean =>
  isSum(line) ||
  isSignOff(line) ||
  isContact(line) ||
  (GREETING.test(line) && saysNoDose(line)) ||
  (REASON.test(line) && saysNoDose(line.replace(REASON, '')))
