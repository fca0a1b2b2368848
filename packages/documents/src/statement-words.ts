import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import type { WalletTransactionType } from '@salvia/contract/words/wallet'
import { fill } from './fill.ts'

/** Words of a wallet's statement. */
const statementWords = {
  title: {
    en: 'Statement of your wallet',
    de: 'Auszug Ihres Guthabens',
    nl: 'Overzicht van je tegoed',
    fr: 'Relevé de votre portefeuille',
  },
  period: { en: 'Period', de: 'Zeitraum', nl: 'Periode', fr: 'Période' },
  span: {
    en: '{from} to {to}',
    de: '{from} bis {to}',
    nl: '{from} tot en met {to}',
    fr: 'Du {from} au {to}',
  },
  holder: { en: 'Practitioner', de: 'Fachperson', nl: 'Behandelaar', fr: 'Praticien' },
  opening: {
    en: 'Balance at the start',
    de: 'Saldo zu Beginn',
    nl: 'Saldo aan het begin',
    fr: 'Solde au début',
  },
  closing: {
    en: 'Balance at the end',
    de: 'Saldo am Ende',
    nl: 'Saldo aan het einde',
    fr: 'Solde à la fin',
  },
  date: { en: 'Date', de: 'Datum', nl: 'Datum', fr: 'Date' },
  what: { en: 'Entry', de: 'Buchung', nl: 'Boeking', fr: 'Écriture' },
  about: { en: 'Reference', de: 'Bezug', nl: 'Kenmerk', fr: 'Référence' },
  amount: { en: 'Amount', de: 'Betrag', nl: 'Bedrag', fr: 'Montant' },
  currency: { en: 'Currency', de: 'Währung', nl: 'Valuta', fr: 'Devise' },
  balance: { en: 'Balance', de: 'Saldo', nl: 'Saldo', fr: 'Solde' },
  reversed: {
    en: '{what}, cancelled',
    de: '{what}, storniert',
    nl: '{what}, geannuleerd',
    fr: '{what}, annulation',
  },
  none: {
    en: 'Nothing was posted in this period.',
    de: 'In diesem Zeitraum wurde nichts gebucht.',
    nl: 'In deze periode is niets geboekt.',
    fr: 'Rien n’a été comptabilisé pendant cette période.',
  },
  utc: {
    en: 'Days are counted in UTC. Pending commission is not part of the balance.',
    de: 'Tage zählen nach UTC. Ausstehende Provision gehört nicht zum Saldo.',
    nl: 'Dagen tellen in UTC. Commissie die nog in afwachting is, hoort niet bij het saldo.',
    fr: 'Les jours sont comptés en UTC. Les commissions en attente ne font pas partie du solde.',
  },
} as const satisfies Record<string, Translated>

const types = {
  Commission: { en: 'Commission', de: 'Provision', nl: 'Commissie', fr: 'Commission sur commande' },
  Purchase: { en: 'Purchase', de: 'Einkauf', nl: 'Aankoop', fr: 'Achat' },
  Payout: { en: 'Payout', de: 'Auszahlung', nl: 'Uitbetaling', fr: 'Versement' },
  Adjustment: { en: 'Adjustment', de: 'Korrektur', nl: 'Correctie', fr: 'Ajustement' },
  Refund: { en: 'Refund', de: 'Erstattung', nl: 'Terugbetaling', fr: 'Remboursement' },
  InitialBalance: {
    en: 'Opening balance',
    de: 'Anfangssaldo',
    nl: 'Beginsaldo',
    fr: 'Solde initial',
  },
  ReferralBonus: {
    en: 'Referral bonus',
    de: 'Empfehlungsbonus',
    nl: 'Aanbevelingsbonus',
    fr: 'Bonus de parrainage',
  },
  NewcomerReferralBonus: {
    en: 'Newcomer bonus',
    de: 'Willkommensbonus',
    nl: 'Welkomstbonus',
    fr: 'Bonus de bienvenue',
  },
  Bonus: { en: 'Bonus', de: 'Sonderbonus', nl: 'Extra bonus', fr: 'Bonus exceptionnel' },
} as const satisfies Record<WalletTransactionType, Translated>

export type StatementWord = keyof typeof statementWords

/** A text of a statement with its places filled. */
export const sayOnStatement = (
  language: LanguageCode,
  word: StatementWord,
  places: Record<string, string> = {},
): string => fill(statementWords[word][language], places)

/** What an entry of a statement is called. */
export function entryName(
  language: LanguageCode,
  { type, isReversal }: { type: WalletTransactionType; isReversal: boolean },
): string {
  const what = types[type][language]
  return isReversal ? sayOnStatement(language, 'reversed', { what }) : what
}
