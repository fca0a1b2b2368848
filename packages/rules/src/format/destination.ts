import type { LanguageCode } from '@salvia/contract/words/locale'
import { countryName } from './format.ts'

/** The preposition before a country as a destination, where it differs from the language's usual one. */
const before: Record<LanguageCode, Record<string, string>> = {
  en: {
    'to the': 'AE AX CF CG DO FO GB IM MV NL PH US',
  },
  de: {
    'in die': 'AE CF CH DO MD MN NL SK TR UA US VA',
    'auf die': 'AX BS FO MV PH',
  },
  nl: {
    'naar het': 'GB',
    'naar de': 'AE AX BS CF DO FO MV PH US',
  },
  fr: {
    'vers le': 'BR CA CL DK GB JP KW LB LI LU MA ME MX PE PT QA XK',
    'vers les': 'AE AX BS FO MV NL PH US',
    vers: 'AD BH CU CY DO GI HK IL JE GG MC MT OM SG SM TW',
  },
}

const VOWEL = /^[aeiouyàâéèêîïôû]/i

function prepositionOf(code: string, name: string, language: LanguageCode): string {
  const own = Object.entries(before[language]).find(([, codes]) => codes.split(' ').includes(code))
  if (own) return own[0]
  if (language === 'fr') return VOWEL.test(name) ? 'vers l’' : 'vers la'
  return { en: 'to', de: 'nach', nl: 'naar' }[language]
}

/** A country as the end of a way, with the preposition and the article of the language: “to the Netherlands”. */
export function destinationOf(code: string, language: LanguageCode): string {
  const name = code === 'GB' && language === 'de' ? 'Großbritannien' : countryName(code, language)
  const preposition = prepositionOf(code, name, language)
  return preposition.endsWith('’') ? `${preposition}${name}` : `${preposition} ${name}`
}
