import type { Translated } from '@salvia/contract/words/locale'

/** What mails say. A language that is missing is a type error. */
export const mailWords = {
  'orderPlaced.subject': {
    en: 'Your order {number} is placed',
    de: 'Ihre Bestellung {number} ist eingegangen',
    nl: 'Je bestelling {number} is geplaatst',
    fr: 'Votre commande {number} est enregistrée',
  },
  'orderPlaced.title': {
    en: 'Thank you, {name}',
    de: 'Vielen Dank, {name}',
    nl: 'Dank je wel, {name}',
    fr: 'Merci, {name}',
  },
  'orderPlaced.titleNobody': { en: 'Thank you', de: 'Vielen Dank', nl: 'Dank je wel', fr: 'Merci' },
  'orderPlaced.lead': {
    en: 'We received your payment and pack your order {number}.',
    de: 'Ihre Zahlung ist eingegangen. Wir packen Ihre Bestellung {number}.',
    nl: 'We hebben je betaling ontvangen en pakken bestelling {number} in.',
    fr: 'Nous avons reçu votre paiement et préparons votre commande {number}.',
  },
  'orderPlaced.ranOut': {
    en: 'Sold out while you were paying: {products}. We send it as soon as it is back in stock and let you know.',
    de: 'Während Ihrer Zahlung ausgegangen: {products}. Wir liefern nach, sobald Ware da ist, und schreiben Ihnen.',
    nl: 'Uitverkocht terwijl je betaalde: {products}. We sturen het na zodra het er is en laten het je weten.',
    fr: 'Épuisé pendant votre paiement : {products}. Nous l’enverrons dès son arrivée et vous écrirons.',
  },
  'order.goods': { en: 'Products', de: 'Produkte', nl: 'Producten', fr: 'Produits' },
  'order.saved': {
    en: 'You save with the plan',
    de: 'Ersparnis durch den Plan',
    nl: 'Voordeel met je plan',
    fr: 'Économie grâce au plan',
  },
  'order.delivery': { en: 'Delivery', de: 'Lieferung', nl: 'Bezorging', fr: 'Livraison' },
  'order.free': { en: 'Free', de: 'Kostenlos', nl: 'Gratis', fr: 'Gratuite' },
  'order.seller': { en: 'Sold by', de: 'Verkauft von', nl: 'Verkocht door', fr: 'Vendu par' },
  'order.sellerVat': {
    en: 'VAT number {number}',
    de: 'USt-IdNr. {number}',
    nl: 'Btw-nummer {number}',
    fr: 'N° de TVA {number}',
  },
  'order.total': { en: 'Total', de: 'Gesamt', nl: 'Totaal', fr: 'Total' },
  'order.vat': {
    en: 'includes {amount} VAT',
    de: 'enthält {amount} MwSt.',
    nl: 'inclusief {amount} btw',
    fr: 'dont {amount} de TVA',
  },
  'order.arrives': {
    en: 'Expected on {day}',
    de: 'Voraussichtlich am {day}',
    nl: 'Verwacht op {day}',
    fr: 'Prévue le {day}',
  },
  'order.shipTo': { en: 'Delivered to', de: 'Lieferung an', nl: 'Bezorgen bij', fr: 'Livrée à' },
  'order.follow': {
    en: 'Follow your order',
    de: 'Bestellung verfolgen',
    nl: 'Volg je bestelling',
    fr: 'Suivre la commande',
  },
  'mail.reason': {
    en: 'You get this e-mail because an order was placed with this address.',
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bestellt wurde.',
    nl: 'Je krijgt deze mail omdat er met dit adres is besteld.',
    fr: 'Vous recevez ce message car une commande a été passée avec cette adresse.',
  },
} as const satisfies Record<string, Translated>
