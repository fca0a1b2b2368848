import type { Translated } from '@salvia/contract/words/locale'

/**
 * The right of withdrawal, as the confirmation of a consumer's order must give it on a medium that lasts (Directive
 * 2011/83/EU, articles 6 (1) (h) and (k) and 8 (7)); the page of the same name says it at length.
 */
export const withdrawalWords = {
  'withdrawal.title': {
    en: 'Your right of withdrawal',
    de: 'Ihr Widerrufsrecht',
    nl: 'Je herroepingsrecht',
    fr: 'Votre droit de rétractation',
  },
  'withdrawal.right': {
    en: 'As a consumer you may withdraw from this order within 14 days without giving a reason. The period ends 14 days after you, or someone you name who is not the carrier, received the last product.',
    de: 'Als Verbraucher können Sie diese Bestellung innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist endet 14 Tage, nachdem Sie oder eine von Ihnen benannte Person, die nicht der Versanddienst ist, das letzte Produkt erhalten haben.',
    nl: 'Als consument kun je deze bestelling binnen 14 dagen zonder opgave van redenen herroepen. De termijn eindigt 14 dagen nadat jij, of iemand die je aanwijst en die niet de vervoerder is, het laatste product hebt ontvangen.',
    fr: 'En tant que consommateur, vous pouvez vous rétracter de cette commande dans les 14 jours sans donner de motif. Le délai prend fin 14 jours après que vous, ou une personne désignée par vous autre que le transporteur, avez reçu le dernier produit.',
  },
  'withdrawal.how': {
    en: 'Tell us clearly before the period ends: on the page of your order, by e-mail or by letter. Your order number is enough.',
    de: 'Teilen Sie uns den Widerruf vor Ablauf der Frist eindeutig mit: auf der Seite Ihrer Bestellung, per E-Mail oder per Brief. Ihre Bestellnummer genügt.',
    nl: 'Laat het ons duidelijk weten voordat de termijn eindigt: op de pagina van je bestelling, per e-mail of per brief. Je bestelnummer is genoeg.',
    fr: 'Informez-nous clairement avant la fin du délai : sur la page de votre commande, par e-mail ou par courrier. Votre numéro de commande suffit.',
  },
  'withdrawal.then': {
    en: 'We refund all payments including standard delivery within 14 days of hearing from you. We may wait until we have the products back or you show that you sent them. Send them back within 14 days of telling us, at your own cost.',
    de: 'Wir erstatten alle Zahlungen einschließlich der Standardlieferung binnen 14 Tagen ab Ihrer Mitteilung. Wir können warten, bis die Produkte zurück sind oder Sie die Absendung nachweisen. Senden Sie sie binnen 14 Tagen ab Ihrer Mitteilung auf Ihre Kosten zurück.',
    nl: 'We betalen alles terug, inclusief de standaardbezorging, binnen 14 dagen na je bericht. We mogen wachten tot we de producten terug hebben of je aantoont dat je ze hebt verstuurd. Stuur ze binnen 14 dagen na je bericht op eigen kosten terug.',
    fr: 'Nous remboursons tous les paiements, livraison standard comprise, dans les 14 jours suivant votre message. Nous pouvons attendre le retour des produits ou la preuve de leur envoi. Renvoyez-les dans les 14 jours suivant votre message, à vos frais.',
  },
  'withdrawal.exception': {
    en: 'You cannot withdraw from sealed products that are not suitable for return for reasons of health or hygiene once you have opened the seal. This applies to most food supplements.',
    de: 'Kein Widerrufsrecht besteht für versiegelte Produkte, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, sobald Sie die Versiegelung geöffnet haben. Das gilt für die meisten Nahrungsergänzungsmittel.',
    nl: 'Je kunt niet herroepen bij verzegelde producten die om redenen van gezondheid of hygiëne niet geschikt zijn om terug te sturen, zodra je de verzegeling hebt verbroken. Dat geldt voor de meeste voedingssupplementen.',
    fr: 'Vous ne pouvez pas vous rétracter pour des produits scellés qui ne se prêtent pas au retour pour des raisons de santé ou d’hygiène, dès lors que vous les avez descellés. C’est le cas de la plupart des compléments alimentaires.',
  },
  'withdrawal.form': {
    en: 'The whole text, with a form',
    de: 'Der ganze Text, mit Formular',
    nl: 'De hele tekst, met formulier',
    fr: 'Le texte complet, avec formulaire',
  },
  'withdrawal.terms': {
    en: 'Our terms',
    de: 'Unsere Geschäftsbedingungen',
    nl: 'Onze voorwaarden',
    fr: 'Nos conditions',
  },
} as const satisfies Record<string, Translated>
