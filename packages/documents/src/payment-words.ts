import type { Translated } from '@salvia/contract/words/locale'

/** Texts of mails about payments that failed or went back, and about back orders. */
export const paymentWords = {
  'paymentFailed.subject': {
    en: 'Your payment did not go through',
    de: 'Ihre Zahlung ist fehlgeschlagen',
    nl: 'Je betaling is niet gelukt',
    fr: 'Votre paiement n’a pas abouti',
  },
  'paymentFailed.title': {
    en: 'Your payment did not go through, {name}',
    de: 'Ihre Zahlung ist fehlgeschlagen, {name}',
    nl: 'Je betaling is niet gelukt, {name}',
    fr: 'Votre paiement n’a pas abouti, {name}',
  },
  'paymentFailed.titleNobody': {
    en: 'Your payment did not go through',
    de: 'Ihre Zahlung ist fehlgeschlagen',
    nl: 'Je betaling is niet gelukt',
    fr: 'Votre paiement n’a pas abouti',
  },
  'paymentFailed.lead': {
    en: 'Your bank first accepted the payment of {amount} for your order {order}, but then it did not go through. We received no money and will not send anything for now.',
    de: 'Die Zahlung von {amount} für Ihre Bestellung {order} wurde zunächst angenommen, ist dann aber fehlgeschlagen. Wir haben kein Geld erhalten und verschicken vorerst nichts.',
    nl: 'De betaling van {amount} voor je bestelling {order} werd eerst geaccepteerd, maar is daarna mislukt. We hebben geen geld ontvangen en versturen voorlopig niets.',
    fr: 'Le paiement de {amount} pour votre commande {order} avait d’abord été accepté, puis a échoué. Nous n’avons reçu aucun montant et n’envoyons rien pour l’instant.',
  },
  'paymentFailed.next': {
    en: 'You can pay again, also by another payment method. The products are no longer reserved for you, so it is best to do it soon.',
    de: 'Sie können erneut bezahlen, auch mit einer anderen Zahlungsart. Die Produkte sind nicht mehr für Sie reserviert, deshalb am besten bald.',
    nl: 'Je kunt opnieuw betalen, ook met een andere betaalmethode. De producten zijn niet meer voor je gereserveerd, dus doe het liefst snel.',
    fr: 'Vous pouvez payer à nouveau, y compris avec un autre moyen de paiement. Les produits ne vous sont plus réservés : mieux vaut le faire rapidement.',
  },
  'paymentReturned.subject': {
    en: 'We refunded your payment of {amount}',
    de: 'Wir haben Ihre Zahlung von {amount} erstattet',
    nl: 'We hebben je betaling van {amount} terugbetaald',
    fr: 'Nous avons remboursé votre paiement de {amount}',
  },
  'paymentReturned.title': {
    en: 'Your payment is on its way back, {name}',
    de: 'Ihre Zahlung geht an Sie zurück, {name}',
    nl: 'Je betaling komt naar je terug, {name}',
    fr: 'Votre paiement vous est remboursé, {name}',
  },
  'paymentReturned.titleNobody': {
    en: 'Your payment is on its way back',
    de: 'Ihre Zahlung geht an Sie zurück',
    nl: 'Je betaling komt naar je terug',
    fr: 'Votre paiement vous est remboursé',
  },
  'paymentReturned.PaidTwice': {
    en: 'Your order {order} was paid twice. We refunded the second payment of {amount}; nothing else changes.',
    de: 'Ihre Bestellung {order} wurde doppelt bezahlt. Die zweite Zahlung von {amount} haben wir erstattet; sonst ändert sich nichts.',
    nl: 'Je bestelling {order} is twee keer betaald. De tweede betaling van {amount} hebben we terugbetaald; verder verandert er niets.',
    fr: 'Votre commande {order} a été payée deux fois. Nous avons remboursé le second paiement de {amount} ; rien d’autre ne change.',
  },
  'paymentReturned.PaidTooLate': {
    en: 'Your payment of {amount} for your order {order} arrived too late. We could no longer accept it and refunded it.',
    de: 'Ihre Zahlung von {amount} für Ihre Bestellung {order} kam zu spät. Wir konnten sie nicht mehr annehmen und haben sie erstattet.',
    nl: 'Je betaling van {amount} voor je bestelling {order} kwam te laat binnen. We konden haar niet meer aannemen en hebben het bedrag terugbetaald.',
    fr: 'Votre paiement de {amount} pour votre commande {order} est arrivé trop tard. Nous ne pouvions plus l’accepter et l’avons remboursé.',
  },
  'paymentReturned.AmountDiffers': {
    en: 'Your payment of {amount} was not what your order {order} costs, so we refunded it.',
    de: 'Ihre Zahlung von {amount} entsprach nicht dem Betrag Ihrer Bestellung {order}. Deshalb haben wir sie erstattet.',
    nl: 'Je betaling van {amount} kwam niet overeen met het bedrag van je bestelling {order}. Daarom hebben we haar terugbetaald.',
    fr: 'Votre paiement de {amount} ne correspondait pas au montant de votre commande {order}. Nous l’avons donc remboursé.',
  },
  'paymentReturned.mayPay': {
    en: 'Your order is not paid yet. You can pay for it again.',
    de: 'Ihre Bestellung ist noch nicht bezahlt. Sie können sie erneut bezahlen.',
    nl: 'Je bestelling is nog niet betaald. Je kunt opnieuw betalen.',
    fr: 'Votre commande n’est pas encore payée. Vous pouvez la payer à nouveau.',
  },
  'order.ofDay': {
    en: 'of {day}',
    de: 'vom {day}',
    nl: 'van {day}',
    fr: 'du {day}',
  },
  'order.payAgain': {
    en: 'Pay again',
    de: 'Erneut bezahlen',
    nl: 'Opnieuw betalen',
    fr: 'Payer à nouveau',
  },
  'orderInStock.subject': {
    en: 'Your order {number} is complete now',
    de: 'Ihre Bestellung {number} ist jetzt vollständig',
    nl: 'Je bestelling {number} is nu compleet',
    fr: 'Votre commande {number} est désormais complète',
  },
  'orderInStock.title': {
    en: 'Everything is in stock now, {name}',
    de: 'Jetzt ist alles vorrätig, {name}',
    nl: 'Alles is nu op voorraad, {name}',
    fr: 'Tout est désormais en stock, {name}',
  },
  'orderInStock.titleNobody': {
    en: 'Everything is in stock now',
    de: 'Jetzt ist alles vorrätig',
    nl: 'Alles is nu op voorraad',
    fr: 'Tout est désormais en stock',
  },
  'orderInStock.lead': {
    en: 'What was missing for your order {number} is back in stock and set aside for you: {products}.',
    de: 'Was für Ihre Bestellung {number} gefehlt hat, ist wieder vorrätig und für Sie reserviert: {products}.',
    nl: 'Wat voor je bestelling {number} ontbrak, is weer op voorraad en ligt voor je apart: {products}.',
    fr: 'Ce qui manquait à votre commande {number} est de nouveau en stock et mis de côté pour vous : {products}.',
  },
  'orderInStock.next': {
    en: 'We send it now and e-mail you as soon as the carrier has it.',
    de: 'Wir machen sie jetzt versandfertig und schreiben Ihnen, sobald der Versanddienst sie hat.',
    nl: 'We maken je bestelling nu klaar en mailen je zodra de vervoerder haar heeft.',
    fr: 'Nous préparons maintenant l’envoi et vous écrirons dès que le transporteur l’aura.',
  },
} as const satisfies Record<string, Translated>
