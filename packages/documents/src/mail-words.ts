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
    de: 'Während Ihrer Zahlung ausverkauft: {products}. Wir liefern nach, sobald wieder Ware da ist, und geben Ihnen Bescheid.',
    nl: 'Uitverkocht terwijl je betaalde: {products}. We sturen het na zodra het weer op voorraad is en laten het je weten.',
    fr: 'Épuisé pendant votre paiement : {products}. Nous l’enverrons dès son retour en stock et vous préviendrons.',
  },
  'orderCanceled.subject': {
    en: 'Your order {number} is cancelled',
    de: 'Ihre Bestellung {number} wurde storniert',
    nl: 'Je bestelling {number} is geannuleerd',
    fr: 'Votre commande {number} est annulée',
  },
  'orderCanceled.title': {
    en: 'Your order is cancelled, {name}',
    de: 'Ihre Bestellung wurde storniert, {name}',
    nl: 'Je bestelling is geannuleerd, {name}',
    fr: 'Votre commande est annulée, {name}',
  },
  'orderCanceled.titleNobody': {
    en: 'Your order is cancelled',
    de: 'Ihre Bestellung wurde storniert',
    nl: 'Je bestelling is geannuleerd',
    fr: 'Votre commande est annulée',
  },
  'orderCanceled.lead': {
    en: 'We cancelled your order {number}. Nothing will be sent.',
    de: 'Wir haben Ihre Bestellung {number} storniert. Es wird nichts verschickt.',
    nl: 'We hebben je bestelling {number} geannuleerd. Er wordt niets verzonden.',
    fr: 'Nous avons annulé votre commande {number}. Rien ne vous sera envoyé.',
  },
  'orderCanceled.refund': {
    en: 'We refund {amount} by the payment method you used. It may take a few working days until you see it in your account.',
    de: 'Wir erstatten Ihnen {amount} über die Zahlungsart, mit der Sie bezahlt haben. Bis der Betrag auf Ihrem Konto erscheint, können einige Werktage vergehen.',
    nl: 'We betalen {amount} terug via de betaalmethode die je hebt gebruikt. Het kan enkele werkdagen duren voordat het bedrag op je rekening staat.',
    fr: 'Nous vous remboursons {amount} par le moyen de paiement que vous avez utilisé. Le montant peut mettre quelques jours ouvrés à apparaître sur votre compte.',
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
    fr: 'Suivre votre commande',
  },
  'order.see': {
    en: 'See your order',
    de: 'Bestellung ansehen',
    nl: 'Bekijk je bestelling',
    fr: 'Voir votre commande',
  },
  'mail.reason': {
    en: 'You get this e-mail because an order was placed with this address.',
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse bestellt wurde.',
    nl: 'Je krijgt deze e-mail omdat er met dit adres is besteld.',
    fr: 'Vous recevez cet e-mail car une commande a été passée avec cette adresse.',
  },
} as const satisfies Record<string, Translated>
