import type { Translated } from '@salvia/contract/words/locale'

/** Texts around the data of an export, and on the pages of every PDF. */
export const exportTexts = {
  title: {
    en: 'Your data at Salvia',
    de: 'Ihre Daten bei Salvia',
    nl: 'Je gegevens bij Salvia',
    fr: 'Vos données chez Salvia',
  },
  lead: {
    en: 'All the data Salvia holds about {name}, as of {at}. Passwords and codes are stored as hashes only and cannot be shown.',
    de: 'Alles, was Salvia am {at} über {name} gespeichert hat. Passwörter und Codes werden nur als Hashwert gespeichert und lassen sich nicht anzeigen.',
    nl: 'Alles wat Salvia over {name} bewaart, op {at}. Wachtwoorden en codes worden alleen als hash bewaard en kunnen niet worden getoond.',
    fr: 'Tout ce que Salvia conserve sur {name}, au {at}. Les mots de passe et les codes ne sont conservés que hachés et ne peuvent pas être affichés.',
  },
  nothing: { en: 'Nothing.', de: 'Nichts.', nl: 'Niets.', fr: 'Rien.' },
  yes: { en: 'Yes', de: 'Ja', nl: 'Ja', fr: 'Oui' },
  no: { en: 'No', de: 'Nein', nl: 'Nee', fr: 'Non' },
  page: {
    en: 'Page {page} of {pages}',
    de: 'Seite {page} von {pages}',
    nl: 'Pagina {page} van {pages}',
    fr: 'Page {page} sur {pages}',
  },
} as const satisfies Record<string, Translated>
