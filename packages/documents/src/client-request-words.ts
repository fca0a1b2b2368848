import type { Translated } from '@salvia/contract/words/locale'

/** Texts of the mails that ask a person to be a practitioner’s client. */
export const clientRequestWords = {
  'clientInvitation.subject': {
    en: 'Your practitioner invites you to Salvia',
    de: 'Ihre Fachperson lädt Sie zu Salvia ein',
    nl: 'Je behandelaar nodigt je uit voor Salvia',
    fr: 'Votre praticien vous invite sur Salvia',
  },
  'clientInvitation.lead': {
    en: '{practitioner} would like to share plans with you on Salvia. Create an account to accept or decline.',
    de: '{practitioner} möchte auf Salvia Pläne mit Ihnen teilen. Legen Sie ein Konto an, um zuzustimmen oder abzulehnen.',
    nl: '{practitioner} wil op Salvia plannen met je delen. Maak een account aan om de uitnodiging te accepteren of af te wijzen.',
    fr: '{practitioner} souhaite partager des plans avec vous sur Salvia. Créez un compte pour accepter ou refuser.',
  },
  'clientInvitation.button': {
    en: 'Answer the invitation',
    de: 'Einladung beantworten',
    nl: 'Uitnodiging beantwoorden',
    fr: 'Répondre à l’invitation',
  },
  'clientInvitation.note': {
    en: 'The link works for 14 days. If you do not know the sender, you can ignore this e-mail.',
    de: 'Der Link gilt 14 Tage. Kennen Sie den Absender nicht, ignorieren Sie diese E-Mail.',
    nl: 'De link werkt 14 dagen. Ken je de afzender niet, negeer deze e-mail dan.',
    fr: 'Le lien est valable 14 jours. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail : il ne se passera rien.',
  },
  'clientRequest.subject': {
    en: 'A practitioner would like to work with you on Salvia',
    de: 'Eine Fachperson möchte Sie auf Salvia begleiten',
    nl: 'Een behandelaar wil je begeleiden op Salvia',
    fr: 'Un praticien souhaite vous suivre sur Salvia',
  },
  'clientRequest.lead': {
    en: '{practitioner} would like to be your practitioner. If you accept, they can see your name and your contact details and write plans for you.',
    de: '{practitioner} möchte Sie begleiten. Wenn Sie zustimmen, sieht diese Fachperson Ihren Namen und Ihre Kontaktdaten und kann Pläne für Sie schreiben.',
    nl: '{practitioner} wil je begeleiden. Als je accepteert, ziet deze behandelaar je naam en je contactgegevens en kan die plannen voor je schrijven.',
    fr: '{practitioner} demande à être votre praticien. Si vous acceptez, ce praticien verra votre nom et vos coordonnées et pourra établir des plans pour vous.',
  },
  'clientRequest.button': {
    en: 'Accept or decline',
    de: 'Zustimmen oder ablehnen',
    nl: 'Accepteren of afwijzen',
    fr: 'Accepter ou refuser',
  },
  'clientRequest.note': {
    en: 'The link works for 14 days. Until you accept, they see nothing more of you. If they have already sent you a plan, they see when you open it and what you order from it, until you save it or decline.',
    de: 'Der Link gilt 14 Tage. Solange Sie nicht zustimmen, ist von Ihnen nichts Weiteres zu sehen. Haben Sie schon einen Plan geschickt bekommen, ist zu sehen, wann Sie ihn öffnen und was Sie daraus bestellen, bis Sie ihn speichern oder ablehnen.',
    nl: 'De link werkt 14 dagen. Zolang je niet accepteert, is er verder niets van je te zien. Is je al een plan gestuurd, dan is te zien wanneer je het opent en wat je eruit bestelt, totdat je het bewaart of weigert.',
    fr: 'Le lien est valable 14 jours. Tant que vous n’acceptez pas, rien d’autre n’est montré. Si un plan vous a déjà été envoyé, on voit quand vous l’ouvrez et ce que vous en commandez, jusqu’à ce que vous l’enregistriez ou refusiez.',
  },
  'clientRequest.declinedNote': {
    en: 'The link works for 14 days. You declined an earlier request from {practitioner}. That still holds: unless you accept this one or save one of their plans, they do not see by name what you open or order.',
    de: 'Der Link gilt 14 Tage. Eine frühere Anfrage von {practitioner} haben Sie abgelehnt. Dabei bleibt es: Solange Sie dieser nicht zustimmen und keinen Plan speichern, steht Ihr Name nicht bei dem, was Sie öffnen und bestellen.',
    nl: 'De link werkt 14 dagen. Een eerder verzoek van {practitioner} heb je afgewezen. Dat blijft zo: zolang je dit verzoek niet accepteert en geen plan bewaart, staat je naam niet bij wat je opent en bestelt.',
    fr: 'Le lien est valable 14 jours. Vous avez refusé une demande précédente de {practitioner}. Rien ne change pour autant : tant que vous n’acceptez pas celle-ci et n’enregistrez aucun plan, votre nom ne figure ni sur ce que vous ouvrez ni sur ce que vous commandez.',
  },
} as const satisfies Record<string, Translated>
