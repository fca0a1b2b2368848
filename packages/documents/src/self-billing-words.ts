import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { fill } from './fill.ts'

/** Words of self-billing documents. The title is what the law asks for (Directive 2006/112/EC art. 226 (10a)). */
const payoutDocumentWords = {
  SelfBilling: {
    en: 'Self-billing',
    de: 'Gutschrift',
    nl: 'Factuur uitgereikt door afnemer',
    fr: 'Autofacturation',
  },
  supplier: { en: 'Supplier', de: 'Leistender', nl: 'Leverancier', fr: 'Prestataire' },
  issuer: {
    en: 'Recipient, who issues this document',
    de: 'Leistungsempfänger und Aussteller',
    nl: 'Afnemer, die deze factuur uitreikt',
    fr: 'Client, qui émet ce document',
  },
  period: { en: 'Period', de: 'Zeitraum', nl: 'Periode', fr: 'Période' },
  service: { en: 'Service', de: 'Leistung', nl: 'Dienst', fr: 'Prestation' },
  count: { en: 'Number', de: 'Anzahl', nl: 'Aantal', fr: 'Nombre' },
  amount: { en: 'Amount', de: 'Betrag', nl: 'Bedrag', fr: 'Montant' },
  Commission: {
    en: 'Commission on orders from your treatment plans',
    de: 'Provision aus Bestellungen nach Ihren Behandlungsplänen',
    nl: 'Commissie op bestellingen uit je behandelplannen',
    fr: 'Commissions sur les commandes issues de vos plans de traitement',
  },
  Adjustment: {
    en: 'Commission taken back after refunds, and corrections',
    de: 'Rückrechnung nach Erstattungen und Korrekturen',
    nl: 'Commissie teruggenomen na terugbetalingen, en correcties',
    fr: 'Commissions reprises après remboursement et corrections',
  },
  ReferralBonus: {
    en: 'Referral bonus',
    de: 'Empfehlungsbonus',
    nl: 'Aanbevelingsbonus',
    fr: 'Prime de parrainage',
  },
  NewcomerReferralBonus: {
    en: 'Newcomer bonus',
    de: 'Willkommensbonus',
    nl: 'Welkomstbonus',
    fr: 'Prime de bienvenue',
  },
  Bonus: { en: 'Bonus', de: 'Bonus', nl: 'Bonus', fr: 'Prime' },
  InitialBalance: {
    en: 'Opening balance',
    de: 'Anfangsguthaben',
    nl: 'Beginsaldo',
    fr: 'Solde initial',
  },
  takenBack: {
    en: '{what}, cancelled',
    de: '{what}, storniert',
    nl: '{what}, geannuleerd',
    fr: '{what}, annulation',
  },
  Purchase: {
    en: 'Orders paid from the wallet',
    de: 'Mit Guthaben bezahlte Bestellungen',
    nl: 'Bestellingen betaald uit het tegoed',
    fr: 'Commandes réglées avec le portefeuille',
  },
  Refund: {
    en: 'Refunds of such orders',
    de: 'Erstattungen solcher Bestellungen',
    nl: 'Terugbetalingen van die bestellingen',
    fr: 'Remboursements de ces commandes',
  },
  Payout: { en: 'Payouts', de: 'Auszahlungen', nl: 'Uitbetalingen', fr: 'Versements' },
  carriedOver: {
    en: 'Held for orders that are not paid yet, or brought forward',
    de: 'Für noch nicht bezahlte Bestellungen zurückgehalten oder übertragen',
    nl: 'Vastgehouden voor nog niet betaalde bestellingen, of meegenomen',
    fr: 'Retenu pour des commandes non encore réglées, ou reporté',
  },
  net: { en: 'Excl. VAT', de: 'Netto', nl: 'Excl. btw', fr: 'HT' },
  vat: { en: 'VAT {rate}', de: 'Umsatzsteuer {rate}', nl: 'Btw {rate}', fr: 'TVA {rate}' },
  total: {
    en: 'Total of services',
    de: 'Summe der Leistungen',
    nl: 'Totaal diensten',
    fr: 'Total des prestations',
  },
  paidOut: { en: 'Paid out', de: 'Auszahlungsbetrag', nl: 'Uitbetaald', fr: 'Montant versé' },
  SmallBusiness: {
    en: 'No VAT is charged: the supplier uses the exemption for small businesses.',
    de: 'Es wird keine Umsatzsteuer berechnet: Der Leistende nutzt die Kleinunternehmerregelung.',
    nl: 'Er wordt geen btw berekend: de leverancier past de kleineondernemersregeling toe.',
    fr: 'TVA non applicable : le prestataire relève de la franchise en base.',
  },
  NotRegistered: {
    en: 'No VAT is charged: the supplier is not registered for VAT.',
    de: 'Es wird keine Umsatzsteuer berechnet: Der Leistende ist nicht umsatzsteuerlich registriert.',
    nl: 'Er wordt geen btw berekend: de leverancier is niet voor de btw geregistreerd.',
    fr: 'TVA non applicable : le prestataire n’est pas identifié à la TVA.',
  },
  Domestic: {
    en: 'The amounts contain VAT.',
    de: 'Die Beträge enthalten die Umsatzsteuer.',
    nl: 'De bedragen zijn inclusief btw.',
    fr: 'Les montants s’entendent TVA comprise.',
  },
  ReverseCharge: {
    en: 'Reverse charge: the recipient owes the VAT.',
    de: 'Steuerschuldnerschaft des Leistungsempfängers.',
    nl: 'Btw verlegd naar de afnemer.',
    fr: 'Autoliquidation : la TVA est due par le client.',
  },
} as const satisfies Record<string, Translated>

export type SelfBillingWord = keyof typeof payoutDocumentWords

/** Fills a text's places. */
export const sayOnSelfBilling = (
  language: LanguageCode,
  word: SelfBillingWord,
  places: Record<string, string> = {},
): string => fill(payoutDocumentWords[word][language], places)
