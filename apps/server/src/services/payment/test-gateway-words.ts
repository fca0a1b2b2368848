import type { Translated } from '@salvia/contract/words/locale'

/** Texts of the test gateway's page. */
export const gatewayWords = {
  title: { en: 'Test payment', de: 'Testzahlung', nl: 'Testbetaling', fr: 'Paiement de test' },
  notice: {
    en: 'This is a demo. No money is charged and nothing is delivered.',
    de: 'Dies ist eine Demo. Es wird nichts abgebucht und nichts geliefert.',
    nl: 'Dit is een demo. Er wordt niets afgeschreven en niets bezorgd.',
    fr: 'Ceci est une démo. Rien n’est débité et rien n’est livré.',
  },
  total: { en: 'To pay', de: 'Zu zahlen', nl: 'Te betalen', fr: 'À payer' },
  delivery: { en: 'Delivery', de: 'Lieferung', nl: 'Bezorging', fr: 'Livraison' },
  pay: { en: 'Pay', de: 'Bezahlen', nl: 'Betalen', fr: 'Payer' },
  others: {
    en: 'See what happens when a payment goes another way',
    de: 'Sehen Sie, was geschieht, wenn eine Zahlung anders verläuft',
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
    de: 'Ohne Bezahlung zurück',
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
  repeated: {
    en: 'Pay, and tell the shop twice',
    de: 'Bezahlen und es dem Shop zweimal melden',
    nl: 'Betalen en het de winkel twee keer melden',
    fr: 'Payer et l’annoncer deux fois à la boutique',
  },
  disordered: {
    en: 'Pay, and tell the shop in the wrong order',
    de: 'Bezahlen und es dem Shop in falscher Reihenfolge melden',
    nl: 'Betalen en het de winkel in de verkeerde volgorde melden',
    fr: 'Payer et l’annoncer à la boutique dans le désordre',
  },
  waiting: {
    en: 'The bank is still working on this payment.',
    de: 'Die Bank bearbeitet diese Zahlung noch.',
    nl: 'De bank verwerkt deze betaling nog.',
    fr: 'La banque traite encore ce paiement.',
  },
  settle: {
    en: 'Let the money arrive',
    de: 'Geld eintreffen lassen',
    nl: 'Geld laten binnenkomen',
    fr: 'Faire arriver l’argent',
  },
  refuse: {
    en: 'Let the bank refuse',
    de: 'Bank ablehnen lassen',
    nl: 'De bank laten weigeren',
    fr: 'Faire refuser par la banque',
  },
  over: {
    en: 'This payment is finished and cannot be changed. Return to the shop to pay again.',
    de: 'Diese Zahlung ist beendet und lässt sich nicht mehr ändern. Kehren Sie zum Shop zurück, um erneut zu bezahlen.',
    nl: 'Deze betaling is beëindigd en kan niet meer worden gewijzigd. Ga terug naar de winkel om opnieuw te betalen.',
    fr: 'Ce paiement est clos et ne peut plus être modifié. Revenez à la boutique pour payer à nouveau.',
  },
  paid: {
    en: 'This order is paid already. Nothing more is to be done here.',
    de: 'Diese Bestellung ist schon bezahlt. Hier ist nichts mehr zu tun.',
    nl: 'Deze bestelling is al betaald. Hier hoef je niets meer te doen.',
    fr: 'Cette commande est déjà payée. Il n’y a plus rien à faire ici.',
  },
  toOrder: {
    en: 'See the order',
    de: 'Bestellung ansehen',
    nl: 'Bestelling bekijken',
    fr: 'Voir la commande',
  },
  back: {
    en: 'Back to the shop',
    de: 'Zurück zum Shop',
    nl: 'Terug naar de winkel',
    fr: 'Retour à la boutique',
  },
} as const satisfies Record<string, Translated>
