import type { Translated } from '@salvia/contract/words/locale'

/** Texts of mails that a buyer asks for: a withdrawal, and the way to an order. */
export const orderWords = {
  'orderWithdrawn.subject': {
    en: 'We received your withdrawal from order {number}',
    de: 'Ihr Widerruf zur Bestellung {number} ist eingegangen',
    nl: 'We hebben je herroeping van bestelling {number} ontvangen',
    fr: 'Nous avons reçu votre rétractation pour la commande {number}',
  },
  'orderWithdrawn.title': {
    en: 'We received your withdrawal, {name}',
    de: 'Ihr Widerruf ist eingegangen, {name}',
    nl: 'We hebben je herroeping ontvangen, {name}',
    fr: 'Nous avons reçu votre rétractation, {name}',
  },
  'orderWithdrawn.titleNobody': {
    en: 'We received your withdrawal',
    de: 'Ihr Widerruf ist eingegangen',
    nl: 'We hebben je herroeping ontvangen',
    fr: 'Nous avons reçu votre rétractation',
  },
  'orderWithdrawn.lead': {
    en: 'On {at} you withdrew from these packs of your order {number}:',
    de: 'Am {at} haben Sie den Kauf dieser Packungen aus Ihrer Bestellung {number} widerrufen:',
    nl: 'Op {at} heb je de koop van deze verpakkingen uit je bestelling {number} herroepen:',
    fr: 'Le {at}, vous vous êtes rétracté pour ces boîtes de votre commande {number} :',
  },
  'orderWithdrawn.by': {
    en: 'Declared by: {name}',
    de: 'Erklärt von: {name}',
    nl: 'Verklaard door: {name}',
    fr: 'Déclaration de : {name}',
  },
  'orderWithdrawn.next': {
    en: 'Send back what you already have within 14 days, unopened. We refund you within 14 days of your withdrawal, and may wait until the packs are back or you show that you sent them. Packs that were not sent yet stay with us.',
    de: 'Senden Sie innerhalb von 14 Tagen ungeöffnet zurück, was Sie schon erhalten haben. Wir erstatten Ihnen das Geld innerhalb von 14 Tagen nach Ihrem Widerruf und dürfen warten, bis die Packungen zurück sind oder Sie den Versand belegen. Noch nicht versandte Packungen bleiben bei uns.',
    nl: 'Stuur wat je al hebt binnen 14 dagen ongeopend terug. We betalen je binnen 14 dagen na je herroeping terug en mogen wachten tot de verpakkingen terug zijn of je laat zien dat je ze hebt verstuurd. Wat nog niet is verzonden, blijft bij ons.',
    fr: 'Renvoyez sous 14 jours, sans l’ouvrir, ce que vous avez déjà reçu. Nous vous remboursons sous 14 jours après votre rétractation et pouvons attendre le retour des boîtes ou la preuve de leur envoi. Ce qui n’a pas encore été expédié reste chez nous.',
  },
  'orderWithdrawn.returnTo': {
    en: 'Send it back to',
    de: 'Rücksendung an',
    nl: 'Stuur terug naar',
    fr: 'Adresse de retour',
  },
  'orderLink.subject': {
    en: 'Your order {number}',
    de: 'Ihre Bestellung {number}',
    nl: 'Je bestelling {number}',
    fr: 'Votre commande {number}',
  },
  'orderLink.title': {
    en: 'Here is your order, {name}',
    de: 'Hier ist Ihre Bestellung, {name}',
    nl: 'Hier is je bestelling, {name}',
    fr: 'Voici votre commande, {name}',
  },
  'orderLink.titleNobody': {
    en: 'Here is your order',
    de: 'Hier ist Ihre Bestellung',
    nl: 'Hier is je bestelling',
    fr: 'Voici votre commande',
  },
  'orderLink.lead': {
    en: 'You asked for the way to your order {number}. There you can follow it, and withdraw from it while that is possible. If you did not ask, you need not do anything.',
    de: 'Sie haben nach dem Weg zu Ihrer Bestellung {number} gefragt. Dort können Sie sie verfolgen und, solange es möglich ist, widerrufen. Wenn Sie nicht gefragt haben, müssen Sie nichts tun.',
    nl: 'Je vroeg om de weg naar je bestelling {number}. Daar kun je haar volgen en, zolang dat kan, herroepen. Heb je dit niet gevraagd, dan hoef je niets te doen.',
    fr: 'Vous avez demandé le lien vers votre commande {number}. Vous pouvez y suivre la commande et, tant que c’est possible, vous rétracter. Si vous n’avez rien demandé, ignorez ce message.',
  },
  'orderDocuments.subject': {
    en: 'Documents for your order {number}',
    de: 'Dokumente zu Ihrer Bestellung {number}',
    nl: 'Documenten bij je bestelling {number}',
    fr: 'Documents de votre commande {number}',
  },
  'orderDocuments.title': {
    en: 'Here are your documents, {name}',
    de: 'Hier sind Ihre Dokumente, {name}',
    nl: 'Hier zijn je documenten, {name}',
    fr: 'Voici vos documents, {name}',
  },
  'orderDocuments.titleNobody': {
    en: 'Here are your documents',
    de: 'Hier sind Ihre Dokumente',
    nl: 'Hier zijn je documenten',
    fr: 'Voici vos documents',
  },
  'orderDocuments.lead': {
    en: 'These documents belong to your order {number}. Each link opens a PDF.',
    de: 'Diese Dokumente gehören zu Ihrer Bestellung {number}. Jeder Link öffnet ein PDF.',
    nl: 'Deze documenten horen bij je bestelling {number}. Elke link opent een pdf.',
    fr: 'Ces documents concernent votre commande {number}. Chaque lien ouvre un PDF.',
  },
  'orderDocuments.Invoice': {
    en: 'Invoice {number}',
    de: 'Rechnung {number}',
    nl: 'Factuur {number}',
    fr: 'Facture {number}',
  },
  'orderDocuments.CreditNote': {
    en: 'Credit note {number}',
    de: 'Rechnungskorrektur {number}',
    nl: 'Creditnota {number}',
    fr: 'Avoir {number}',
  },
} as const satisfies Record<string, Translated>
