import type { Translated } from '@salvia/contract/words/locale'

/** What mails say about a product that a practitioner asked for. */
export const inquiryWords = {
  'chatAnswer.subject': {
    en: 'Customer service has answered you',
    de: 'Der Kundendienst hat Ihnen geantwortet',
    nl: 'De klantenservice heeft je geantwoord',
    fr: 'Le service client vous a répondu',
  },
  'chatAnswer.lead': {
    en: 'There is an answer to what you wrote to us in the chat.',
    de: 'Auf Ihre Nachricht im Chat gibt es eine Antwort.',
    nl: 'Er is een antwoord op wat je ons in de chat schreef.',
    fr: 'Votre message dans la discussion a reçu une réponse.',
  },
  'chatAnswer.button': {
    en: 'Open the conversation',
    de: 'Unterhaltung öffnen',
    nl: 'Gesprek openen',
    fr: 'Ouvrir la conversation',
  },
  'chatAnswer.note': {
    en: 'You can answer there at any time.',
    de: 'Sie können dort jederzeit antworten.',
    nl: 'Je kunt daar altijd antwoorden.',
    fr: 'Vous pouvez y répondre à tout moment.',
  },
  'chatWaits.subject': {
    en: 'A message in the chat waits for an answer',
    de: 'Eine Nachricht im Chat wartet auf Antwort',
    nl: 'Een bericht in de chat wacht op antwoord',
    fr: 'Un message de la discussion attend une réponse',
  },
  'chatWaits.lead': {
    en: 'A message to customer service has not been answered for a while.',
    de: 'Eine Nachricht an den Kundendienst ist seit einer Weile nicht beantwortet.',
    nl: 'Een bericht aan de klantenservice is al een tijdje niet beantwoord.',
    fr: 'Un message au service client est sans réponse depuis un moment.',
  },
  'chatWaits.note': {
    en: 'We write once for each message that waits, however many follow it.',
    de: 'Wir schreiben einmal je wartender Nachricht, auch wenn weitere folgen.',
    nl: 'We schrijven één keer per wachtend bericht, ook als er meer volgen.',
    fr: 'Nous écrivons une fois par message en attente, même si d’autres suivent.',
  },
  'inquiry.subject': {
    en: 'News on your product inquiry: {asked}',
    de: 'Neues zu Ihrer Produktanfrage: {asked}',
    nl: 'Nieuws over je productaanvraag: {asked}',
    fr: 'Du nouveau pour votre demande de produit : {asked}',
  },
  'inquiry.Received': {
    en: 'We have received the inquiry for {asked}.',
    de: 'Die Anfrage nach {asked} ist bei uns eingegangen.',
    nl: 'We hebben de aanvraag voor {asked} ontvangen.',
    fr: 'Nous avons bien reçu la demande concernant {asked}.',
  },
  'inquiry.SearchingForSupplier': {
    en: 'We are looking for a supplier of {asked}.',
    de: 'Wir suchen einen Lieferanten für {asked}.',
    nl: 'We zoeken een leverancier voor {asked}.',
    fr: 'Nous recherchons un fournisseur pour {asked}.',
  },
  'inquiry.InContactWithSupplier': {
    en: 'We are talking to a supplier of {asked}.',
    de: 'Wir sind mit einem Lieferanten von {asked} im Gespräch.',
    nl: 'We zijn in gesprek met een leverancier van {asked}.',
    fr: 'Nous sommes en contact avec un fournisseur de {asked}.',
  },
  'inquiry.ExpectedInStock': {
    en: 'We expect to have {asked} in stock.',
    de: 'Wir erwarten {asked} in unserem Lager.',
    nl: 'We verwachten {asked} op voorraad te krijgen.',
    fr: 'Nous attendons {asked} en stock.',
  },
  'inquiry.CannotSupply': {
    en: 'We found no way to supply {asked}, and stopped looking.',
    de: 'Wir können {asked} leider nicht beschaffen und suchen nicht weiter.',
    nl: 'We kunnen {asked} helaas niet leveren en zoeken niet verder.',
    fr: 'Nous n’avons trouvé aucun moyen de proposer {asked} et arrêtons les recherches.',
  },
  'inquiry.Fulfilled': {
    en: 'The product you asked for is in our shop: {product}.',
    de: 'Das Produkt, nach dem Sie gefragt haben, gibt es jetzt in unserem Shop: {product}.',
    nl: 'Het product waar je om vroeg, staat in onze winkel: {product}.',
    fr: 'Le produit que vous avez demandé est dans notre boutique : {product}.',
  },
  'inquiry.Closed': {
    en: 'The inquiry for {asked} is closed.',
    de: 'Die Anfrage nach {asked} ist abgeschlossen.',
    nl: 'De aanvraag voor {asked} is afgesloten.',
    fr: 'La demande concernant {asked} est close.',
  },
  'inquiry.expected': {
    en: 'Expected on {day}.',
    de: 'Erwartet am {day}.',
    nl: 'Verwacht op {day}.',
    fr: 'Attendu le {day}.',
  },
  'inquiry.joinLead': {
    en: 'Confirm that you need it. Then it counts among the inquiries for this product.',
    de: 'Bestätigen Sie, dass Sie es brauchen. Dann zählt Ihre Stimme bei dieser Anfrage mit.',
    nl: 'Bevestig dat je het nodig hebt. Dan telt jouw stem mee bij deze aanvraag.',
    fr: 'Confirmez que vous en avez besoin : votre voix comptera pour cette demande.',
  },
  'inquiry.join': {
    en: 'I need this product',
    de: 'Ich brauche dieses Produkt',
    nl: 'Ik heb dit product nodig',
    fr: 'J’ai besoin de ce produit',
  },
  'inquiry.see': {
    en: 'See your inquiries',
    de: 'Ihre Anfragen ansehen',
    nl: 'Je aanvragen bekijken',
    fr: 'Voir vos demandes',
  },
  'inquiry.seeProduct': {
    en: 'See the product',
    de: 'Produkt ansehen',
    nl: 'Product bekijken',
    fr: 'Voir le produit',
  },
  'inquiry.reason': {
    en: 'You get this e-mail because you asked for this product at Salvia.',
    de: 'Sie erhalten diese E-Mail, weil Sie bei Salvia nach diesem Produkt gefragt haben.',
    nl: 'Je krijgt deze e-mail omdat je bij Salvia om dit product hebt gevraagd.',
    fr: 'Vous recevez cet e-mail parce que vous avez demandé ce produit chez Salvia.',
  },
} as const satisfies Record<string, Translated>
