import type { LanguageCode } from '@salvia/contract/words/locale'
import { accountWords } from './account-words.ts'
import { clientRequestWords } from './client-request-words.ts'
import { clientWords } from './client-words.ts'
import { demoCallWords } from './demo-call-words.ts'
import { digestWords } from './digest-words.ts'
import { disruptionWords } from './disruption-words.ts'
import { fill } from './fill.ts'
import { inquiryWords } from './inquiry-words.ts'
import { mailWords } from './mail-words.ts'
import { orderWords } from './order-words.ts'
import { ownerWords } from './owner-words.ts'
import { paymentWords } from './payment-words.ts'
import { practitionerWords } from './practitioner-words.ts'
import { substitutionWords } from './substitution-words.ts'
import { webinarWords } from './webinar-words.ts'
import { withdrawalWords } from './withdrawal-words.ts'

const words = {
  ...mailWords,
  ...accountWords,
  ...ownerWords,
  ...disruptionWords,
  ...digestWords,
  ...demoCallWords,
  ...practitionerWords,
  ...substitutionWords,
  ...inquiryWords,
  ...clientRequestWords,
  ...clientWords,
  ...orderWords,
  ...paymentWords,
  ...webinarWords,
  ...withdrawalWords,
}

export type MailWord = keyof typeof words

/** Fills a text's placeholders. */
export function say(language: LanguageCode, word: MailWord, places: Record<string, string> = {}): string {
  return fill(words[word][language], places)
}
