import type { LanguageCode } from '@salvia/contract/words/locale'
import { accountWords } from './account-words.ts'
import { clientWords } from './client-words.ts'
import { mailWords } from './mail-words.ts'
import { ownerWords } from './owner-words.ts'
import { practitionerWords } from './practitioner-words.ts'

const words = { ...mailWords, ...accountWords, ...ownerWords, ...practitionerWords, ...clientWords }

export type MailWord = keyof typeof words

/** A text of a mail with its places filled. */
export function say(language: LanguageCode, word: MailWord, places: Record<string, string> = {}): string {
  return words[word][language].replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
}
