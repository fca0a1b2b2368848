import { holds } from './holding-words.ts'
import type { Line } from './list-line.ts'
import { readEntry } from './read-entry.ts'

const REASON =
  /^(?:reasons?|notes?|purpose|why|grund|gründe|hinweise?|bemerkung(?:en)?|notiz(?:en)?|zweck|warum|reden|opmerking(?:en)?|notitie|doel|waarom|raisons?|remarques?|but|pourquoi)\s*:\s+(?=\S)/i

/** At most three words of a name, or none. */
const NAMES = String.raw`(?:[,\s]+[\p{L}.’'-]+){0,3}[\s,.!]*$`
const GREETING = new RegExp(
  `^(?:hi|hello|hey|dear|good (?:morning|evening)|hallo|liebe[rs]?|guten (?:morgen|tag|abend)|beste|lieve|dag|goede(?:morgen|middag|navond)|bonjour|bonsoir|cher|chère)(?=[\\s,!.]|$)${NAMES}`,
  'iu',
)
const SIGN_OFF = new RegExp(
  `^(?:best(?=,)|(?:all the )?best wishes|(?:best|kind|warm) regards|regards|thanks|thank you|many thanks|cheers|(?:liebe|viele|herzliche|beste) grü(?:ß|ss)e|mit freundlichen grü(?:ß|ss)en|danke|vielen dank|lg|groetjes|groeten|met vriendelijke groet(?:en)?|bedankt|dank je|merci|cordialement|bien cordialement|bien à vous)(?=[\\s,!.]|$)${NAMES}`,
  'iu',
)
const NAME = /^[\p{L}.’'-]+(?: [\p{L}.’'-]+){0,2}$/u

const saysNoDose = (words: string): boolean =>
  !/\d/.test(words) && !holds(words) && readEntry(words).is === 'Name'

const isSignOff = (line: string): boolean => SIGN_OFF.test(line) && !holds(line)

/** Why a product is taken, where the words after it may change what is written of it. */
export const isReasonOfDose = (line: string): boolean => {
  const said = line.replace(REASON, '')
  return said !== line && (/\d/.test(said) || holds(said))
}

/** Whether a line is why a product is taken, a greeting or the end of a mail, and says nothing of a dose. */
export const isAside = (line: string): boolean =>
  isSignOff(line) ||
  (GREETING.test(line) && saysNoDose(line)) ||
  (REASON.test(line) && saysNoDose(line.replace(REASON, '')))

/** Who a mail is from, on its last line. */
const senderOf = (lines: Line[]): Line | undefined => {
  const [signOff, sender] = lines.filter(({ is }) => is !== 'Blank').slice(-2)
  return signOff?.is === 'Aside' && isSignOff(signOff.text) && sender?.is === 'Name' && NAME.test(sender.text)
    ? sender
    : undefined
}

/** The lines of a list that may say something of each other; others stay beside the line that they stand below. */
export function withoutAsides(lines: Line[]): Line[] {
  const sender = senderOf(lines)
  const others: Line[] = []
  let last: Line = { text: '', is: 'Blank', says: [], mayHead: false, asides: [] }
  for (const line of lines) {
    if (line.is === 'Aside' || line === sender) {
      last = { ...last, asides: [...last.asides, line.text] }
    } else {
      others.push(last)
      last = line
    }
  }
  return [...others, last]
}
