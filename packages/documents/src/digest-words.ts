import type { Translated } from '@salvia/contract/words/locale'

/** What the monthly mail says of products. */
export const digestWords = {
  'digest.subject': {
    en: 'Product updates of {month}',
    de: 'Produktneuheiten im {month}',
    nl: 'Productnieuws van {month}',
    fr: 'Nouveautés produits : {month}',
  },
  'digest.lead': {
    en: 'This is what changed in the shop in {month}, and what your plans need now.',
    de: 'Das hat sich im {month} im Shop geändert, und das brauchen Ihre Pläne jetzt.',
    nl: 'Dit veranderde in {month} in de winkel, en dit hebben je plannen nu nodig.',
    fr: 'Voici ce qui a changé dans la boutique ({month}), et ce dont vos plans ont besoin maintenant.',
  },
  'digest.AtRisk': {
    en: 'In your plans, short or not available now',
    de: 'In Ihren Plänen, derzeit knapp oder nicht verfügbar',
    nl: 'In je plannen, nu schaars of niet leverbaar',
    fr: 'Dans vos plans, en pénurie ou indisponibles actuellement',
  },
  'digest.BackInStock': {
    en: 'Available again',
    de: 'Wieder verfügbar',
    nl: 'Weer verkrijgbaar',
    fr: 'De nouveau disponibles',
  },
  'digest.NewArrival': {
    en: 'New in the shop',
    de: 'Neu im Shop',
    nl: 'Nieuw in de winkel',
    fr: 'Nouveaux dans la boutique',
  },
  'digest.PriceChange': {
    en: 'Changed prices, net',
    de: 'Geänderte Nettopreise',
    nl: 'Gewijzigde nettoprijzen',
    fr: 'Prix nets modifiés',
  },
  'digest.Discontinued': {
    en: 'Discontinued or no longer offered',
    de: 'Auslaufend oder nicht mehr im Sortiment',
    nl: 'Verdwijnt of is al uit het assortiment',
    fr: 'En fin de série ou retirés de l’offre',
  },
  'digest.Shortage': { en: 'In short supply', de: 'Knapp', nl: 'Tekort', fr: 'En manque' },
  'digest.Discontinuation': {
    en: 'Being discontinued',
    de: 'Läuft aus',
    nl: 'Verdwijnt uit het assortiment',
    fr: 'N’est plus fabriqué',
  },
  'digest.Restriction': {
    en: 'Cannot be sold as usual',
    de: 'Kann nicht wie gewohnt verkauft werden',
    nl: 'Kan niet zoals anders worden verkocht',
    fr: 'Ne peut pas être vendu comme d’habitude',
  },
  'digest.OutOfShop': {
    en: 'Not in our catalogue',
    de: 'Nicht in unserem Sortiment',
    nl: 'Niet in ons assortiment',
    fr: 'Hors catalogue',
  },
  'digest.OutOfStock': {
    en: 'Out of stock',
    de: 'Nicht vorrätig',
    nl: 'Niet op voorraad',
    fr: 'En rupture',
  },
  'digest.expected': {
    en: 'Expected on {day}',
    de: 'Erwartet am {day}',
    nl: 'Verwacht op {day}',
    fr: 'Attendu le {day}',
  },
  'digest.stillSold': {
    en: 'The remaining packs are still sold',
    de: 'Die restlichen Packungen werden noch verkauft',
    nl: 'De resterende verpakkingen worden nog verkocht',
    fr: 'Les boîtes restantes sont encore vendues',
  },
  'digest.stillSoldExpected': {
    en: 'The remaining packs are still sold; more are expected on {day}',
    de: 'Die restlichen Packungen werden noch verkauft; weitere werden am {day} erwartet',
    nl: 'De resterende verpakkingen worden nog verkocht; nieuwe worden verwacht op {day}',
    fr: 'Les boîtes restantes sont encore vendues ; d’autres sont attendues le {day}',
  },
  'digest.more': {
    en: 'And {count} more',
    de: 'Und {count} weitere',
    nl: 'En nog {count}',
    fr: 'Et {count} autres',
  },
  'digest.oneMore': {
    en: 'And one more',
    de: 'Und ein weiteres',
    nl: 'En nog één',
    fr: 'Et un autre',
  },
  'digest.button': {
    en: 'See all product updates',
    de: 'Alle Produktneuheiten ansehen',
    nl: 'Bekijk al het productnieuws',
    fr: 'Voir toutes les nouveautés',
  },
  'digest.reason': {
    en: 'You get this e-mail once a month as a practitioner at Salvia.',
    de: 'Sie erhalten diese E-Mail einmal im Monat als Fachperson bei Salvia.',
    nl: 'Je krijgt deze e-mail één keer per maand als behandelaar bij Salvia.',
    fr: 'Vous recevez cet e-mail une fois par mois en tant que praticien chez Salvia.',
  },
  'digest.unsubscribe': {
    en: 'Stop the monthly e-mail',
    de: 'Monatliche E-Mail abbestellen',
    nl: 'Geen maandelijkse e-mail meer ontvangen',
    fr: 'Ne plus recevoir l’e-mail mensuel',
  },
} as const satisfies Record<string, Translated>
