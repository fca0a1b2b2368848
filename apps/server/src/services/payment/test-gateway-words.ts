import type { Translated } from '@salvia/contract/words/locale'

/** What the page of the test gateway says. */
export const gatewayWords = {
  title: { en: 'Test payment', de: 'Testzahlung', nl: 'Testbetaling', fr: 'Paiement de test' },
  notice: {
    en: 'This is a demo. No money moves and nothing is delivered.',
    de: 'Dies ist eine Demo. Es fließt kein Geld und es wird nichts geliefert.',
    nl: 'Dit is een demo. Er wordt niets afgeschreven en niets bezorgd.',
    fr: 'Ceci est une démonstration. Aucun argent ne circule et rien n’est livré.',
  },
  total: { en: 'To pay', de: 'Zu zahlen', nl: 'Te betalen', fr: 'À payer' },
  delivery: { en: 'Delivery', de: 'Lieferung', nl: 'Bezorging', fr: 'Livraison' },
  pay: { en: 'Pay', de: 'Bezahlen', nl: 'Betalen', fr: 'Payer' },
  others: {
    en: 'See what happens when a payment goes another way',
    de: 'Sehen Sie, was bei anderen Verläufen geschieht',
    nl: 'Bekijk wat er gebeurt als een betaling anders loopt',
    fr: 'Voyez ce qui se passe quand un paiement se déroule autrement',
  },
  fail: {
    en: 'Let the payment fail',
    de: 'Zahlung fehlschlagen lassen',
    nl: 'Betaling laten mislukken',
    fr: 'Faire échouer le paiement',
  },
  abandon: {
    en: 'Go back without paying',
    de: 'Zurück, ohne zu bezahlen',
    nl: 'Terug zonder te betalen',
    fr: 'Revenir sans payer',
  },
  late: {
    en: 'Pay by a slow bank transfer',
    de: 'Mit langsamer Überweisung bezahlen',
    nl: 'Betalen met een trage overboeking',
    fr: 'Payer par un virement lent',
  },
  twice: { en: 'Pay twice', de: 'Doppelt bezahlen', nl: 'Dubbel betalen', fr: 'Payer deux fois' },
  waiting: {
    en: 'The bank is still working on this payment.',
    de: 'Die Bank bearbeitet diese Zahlung noch.',
    nl: 'De bank verwerkt deze betaling nog.',
    fr: 'La banque traite encore ce paiement.',
  },
  settle: {
    en: 'Let the money arrive',
    de: 'Geld eintreffen lassen',
    nl: 'Het geld laten aankomen',
    fr: 'Faire arriver l’argent',
  },
  refuse: {
    en: 'Let the bank refuse',
    de: 'Bank ablehnen lassen',
    nl: 'De bank laten weigeren',
    fr: 'Faire refuser par la banque',
  },
  over: {
    en: 'This payment is over.',
    de: 'Diese Zahlung ist abgeschlossen.',
    nl: 'Deze betaling is afgelopen.',
    fr: 'Ce paiement est terminé.',
  },
  back: {
    en: 'Back to the shop',
    de: 'Zurück zum Shop',
    nl: 'Terug naar de winkel',
    fr: 'Retour à la boutique',
  },
} as const satisfies Record<string, Translated>
