import type { LanguageCode, Translated } from '@salvia/contract/words/locale'
import { fill } from './fill.ts'

/** Words of invoices, credit notes and packing slips. */
const documentWords = {
  Invoice: { en: 'Invoice', de: 'Rechnung', nl: 'Factuur', fr: 'Facture' },
  CreditNote: { en: 'Credit note', de: 'Rechnungskorrektur', nl: 'Creditnota', fr: 'Avoir' },
  PackingSlip: { en: 'Packing slip', de: 'Lieferschein', nl: 'Pakbon', fr: 'Bon de livraison' },
  number: { en: 'Number', de: 'Nummer', nl: 'Nummer', fr: 'Numéro' },
  issuedOn: { en: 'Date', de: 'Datum', nl: 'Datum', fr: 'Date' },
  suppliedOn: {
    en: 'Date of supply',
    de: 'Leistungsdatum',
    nl: 'Datum van levering',
    fr: 'Date de livraison',
  },
  order: { en: 'Order', de: 'Bestellung', nl: 'Bestelling', fr: 'Commande' },
  corrects: {
    en: 'Corrects invoice {number} of {date}.',
    de: 'Berichtigt die Rechnung {number} vom {date}.',
    nl: 'Corrigeert factuur {number} van {date}.',
    fr: 'Rectifie la facture {number} du {date}.',
  },
  billedTo: { en: 'Billed to', de: 'Rechnungsempfänger', nl: 'Factuuradres', fr: 'Facturé à' },
  shippedTo: { en: 'Ship to', de: 'Lieferadresse', nl: 'Bezorgadres', fr: 'Livré à' },
  shippedWith: { en: 'Carrier', de: 'Versand mit', nl: 'Vervoerder', fr: 'Transporteur' },
  vatNumber: {
    en: 'VAT number {number}',
    de: 'USt-IdNr. {number}',
    nl: 'Btw-nummer {number}',
    fr: 'N° TVA {number}',
  },
  registration: {
    en: 'Registration number {number}',
    de: 'Registernummer {number}',
    nl: 'Registratienummer {number}',
    fr: 'N° d’immatriculation {number}',
  },
  product: { en: 'Product', de: 'Produkt', nl: 'Product', fr: 'Produit' },
  quantity: { en: 'Quantity', de: 'Menge', nl: 'Aantal', fr: 'Quantité' },
  unitNet: {
    en: 'Unit price excl. VAT',
    de: 'Einzelpreis netto',
    nl: 'Stukprijs excl. btw',
    fr: 'Prix unitaire HT',
  },
  discount: {
    en: 'Discount incl. VAT',
    de: 'Rabatt brutto',
    nl: 'Korting incl. btw',
    fr: 'Remise TTC',
  },
  rate: { en: 'VAT', de: 'USt.', nl: 'Btw', fr: 'TVA' },
  amount: {
    en: 'Amount incl. VAT',
    de: 'Betrag brutto',
    nl: 'Bedrag incl. btw',
    fr: 'Montant TTC',
  },
  shipping: { en: 'Shipping', de: 'Versand', nl: 'Verzending', fr: 'Livraison' },
  refundedAmount: {
    en: 'Refund for order {number}',
    de: 'Erstattung zur Bestellung {number}',
    nl: 'Terugbetaling voor bestelling {number}',
    fr: 'Remboursement de la commande {number}',
  },
  vatRate: { en: 'VAT rate', de: 'Steuersatz', nl: 'Btw-tarief', fr: 'Taux de TVA' },
  net: { en: 'Excl. VAT', de: 'Netto', nl: 'Excl. btw', fr: 'HT' },
  vat: { en: 'VAT', de: 'Umsatzsteuer', nl: 'Btw', fr: 'TVA' },
  gross: { en: 'Incl. VAT', de: 'Brutto', nl: 'Incl. btw', fr: 'TTC' },
  total: { en: 'Total', de: 'Gesamtbetrag', nl: 'Totaal', fr: 'Total' },
  paid: {
    en: 'Paid. Nothing is due.',
    de: 'Bezahlt. Es ist nichts mehr zu zahlen.',
    nl: 'Betaald. Er staat niets meer open.',
    fr: 'Payée. Aucun montant ne reste dû.',
  },
  givenBack: {
    en: 'This amount was refunded the way you paid.',
    de: 'Dieser Betrag wurde auf dem Zahlungsweg der Bestellung erstattet.',
    nl: 'Dit bedrag is terugbetaald via de betaalwijze van de bestelling.',
    fr: 'Ce montant a été remboursé par le moyen de paiement de la commande.',
  },
  exempt: {
    en: 'VAT-exempt intra-Community supply, art. 138 of Directive 2006/112/EC. Customer’s VAT number: {buyer}. Supplier’s VAT number: {seller}.',
    de: 'Steuerfreie innergemeinschaftliche Lieferung, Art. 138 der Richtlinie 2006/112/EG. USt-IdNr. des Erwerbers: {buyer}. USt-IdNr. des Lieferanten: {seller}.',
    nl: 'Vrijgestelde intracommunautaire levering, art. 138 van Richtlijn 2006/112/EG. Btw-nummer van de afnemer: {buyer}. Btw-nummer van de leverancier: {seller}.',
    fr: 'Livraison intracommunautaire exonérée, art. 138 de la directive 2006/112/CE. N° TVA du client : {buyer}. N° TVA du fournisseur : {seller}.',
  },
  outside: {
    en: 'Exempt supply to a destination outside the VAT area, art. 146 of Directive 2006/112/EC.',
    de: 'Steuerfreie Lieferung an einen Ort außerhalb des Mehrwertsteuergebiets, Art. 146 der Richtlinie 2006/112/EG.',
    nl: 'Vrijgestelde levering naar een bestemming buiten het btw-gebied, art. 146 van Richtlijn 2006/112/EG.',
    fr: 'Livraison exonérée vers une destination hors du territoire de la TVA, art. 146 de la directive 2006/112/CE.',
  },
  homeVat: {
    en: 'VAT in euros: {amount} (1 euro = {rate} {currency}).',
    de: 'Umsatzsteuer in Euro: {amount} (1 Euro = {rate} {currency}).',
    nl: 'Btw in euro: {amount} (1 euro = {rate} {currency}).',
    fr: 'TVA en euros : {amount} (1 euro = {rate} {currency}).',
  },
  leftOut: {
    en: '□ stands for characters that cannot be printed here.',
    de: '□ steht für Zeichen, die hier nicht gedruckt werden können.',
    nl: '□ staat voor tekens die hier niet kunnen worden afgedrukt.',
    fr: '□ remplace les caractères qui ne peuvent pas être imprimés ici.',
  },
} as const satisfies Record<string, Translated>

export type DocumentWord = keyof typeof documentWords

/** Fills a text's places. */
export const sayOnDocument = (
  language: LanguageCode,
  word: DocumentWord,
  places: Record<string, string> = {},
): string => fill(documentWords[word][language], places)
