import type { Translated } from '@salvia/contract/words/locale'

/** What mails say about products that are short, and back. */
export const disruptionWords = {
  'productDisrupted.subject': {
    en: 'A product in your plans is not available as usual',
    de: 'Ein Produkt in Ihren Plänen ist nicht wie gewohnt verfügbar',
    nl: 'Een product in je plannen is niet beschikbaar zoals anders',
    fr: 'Un produit de vos plans n’est pas disponible comme d’habitude',
  },
  'productDisrupted.lead': {
    en: 'Plans of yours contain a product that clients cannot order as usual for now:',
    de: 'Pläne von Ihnen enthalten ein Produkt, das Klienten derzeit nicht wie gewohnt bestellen können:',
    nl: 'Plannen van je bevatten een product dat cliënten nu niet zoals anders kunnen bestellen:',
    fr: 'Certains de vos plans contiennent un produit que vos clients ne peuvent pas commander comme d’habitude :',
  },
  'productDisrupted.button': {
    en: 'See what you can do',
    de: 'Auswege ansehen',
    nl: 'Bekijk wat je kunt doen',
    fr: 'Voir les solutions',
  },
  'productDisrupted.note': {
    en: 'Your plans are unchanged. There you see when the product is expected back, if that is known, and what can replace it.',
    de: 'Ihre Pläne sind unverändert. Dort sehen Sie, wann das Produkt wieder erwartet wird, sofern das bekannt ist, und was es ersetzen kann.',
    nl: 'Je plannen zijn niet veranderd. Daar zie je wanneer het product terug wordt verwacht, als dat bekend is, en wat het kan vervangen.',
    fr: 'Vos plans restent inchangés. Vous y trouvez la date de retour prévue du produit, si elle est connue, et ce qui peut le remplacer.',
  },
  'stockSubscription.subject': {
    en: 'Confirm that we may write to you',
    de: 'Bestätigen Sie, dass wir Ihnen schreiben dürfen',
    nl: 'Bevestig dat we je mogen mailen',
    fr: 'Confirmez que nous pouvons vous écrire',
  },
  'stockSubscription.lead': {
    en: 'Someone asked that we write to this address once when this product is available again:',
    de: 'Jemand hat gebeten, dass wir an diese Adresse einmal schreiben, sobald dieses Produkt wieder verfügbar ist:',
    nl: 'Iemand heeft gevraagd dit adres één keer te mailen zodra dit product weer beschikbaar is:',
    fr: 'Quelqu’un a demandé que nous écrivions une fois à cette adresse dès que ce produit sera de nouveau disponible :',
  },
  'stockSubscription.button': {
    en: 'Confirm',
    de: 'Bestätigen',
    nl: 'Bevestigen',
    fr: 'Confirmer',
  },
  'stockSubscription.note': {
    en: 'The link works for 3 days. If it was not you, ignore this e-mail: nothing is stored, and nothing more is sent.',
    de: 'Der Link gilt 3 Tage. Waren Sie es nicht, ignorieren Sie diese E-Mail: Es wird nichts gespeichert und nichts weiter gesendet.',
    nl: 'De link werkt 3 dagen. Was jij het niet, negeer deze e-mail dan: er wordt niets bewaard en niets meer gestuurd.',
    fr: 'Le lien est valable 3 jours. Si ce n’était pas vous, ignorez cet e-mail : rien n’est conservé et rien d’autre ne sera envoyé.',
  },
  'backInStock.subject': {
    en: 'Available again',
    de: 'Wieder verfügbar',
    nl: 'Weer beschikbaar',
    fr: 'De nouveau disponible',
  },
  'backInStock.lead': {
    en: 'This product can be ordered again:',
    de: 'Dieses Produkt kann wieder bestellt werden:',
    nl: 'Dit product is weer te bestellen:',
    fr: 'Ce produit peut de nouveau être commandé :',
  },
  'backInStock.button': {
    en: 'Open product',
    de: 'Produkt öffnen',
    nl: 'Product openen',
    fr: 'Ouvrir le produit',
  },
  'backInStock.note': {
    en: 'You get this e-mail once. It reserves no pack for you.',
    de: 'Sie erhalten diese E-Mail einmal. Sie reserviert keine Packung für Sie.',
    nl: 'Je krijgt deze e-mail één keer. Er wordt geen verpakking voor je gereserveerd.',
    fr: 'Vous recevez cet e-mail une seule fois. Il ne réserve aucune boîte pour vous.',
  },
} as const satisfies Record<string, Translated>
