import { isSignOff } from './aside-words.ts'
import { type Line, readLine } from './list-line.ts'

const NAME = /^[\p{L}.’'-]+(?: [\p{L}.’'-]+){0,2}$/u

/** Who a mail is from, on its last line. */
const senderOf = (lines: Line[]): Line | undefined => {
  const [signOff, sender] = lines.filter(({ is }) => is !== 'Blank').slice(-2)
  return signOff && isSignOff(signOff.text) && sender?.is === 'Name' && NAME.test(sender.text)
    ? sender
    : undefined
}

/** The lines of a list that may say something of each other; others stay beside the line that they stand below. */
export function withoutAsides(lines: Line[]): Line[] {
  const sender = senderOf(lines)
  const others: Line[] = []
  let last = readLine('')
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
