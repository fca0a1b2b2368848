import type { Translated } from '@salvia/contract/words/locale'

/** What mails say about a webinar. */
export const webinarWords = {
  'webinar.Registered.subject': {
    en: 'You are registered: {title}',
    de: 'Sie sind angemeldet: {title}',
    nl: 'Je bent geregistreerd: {title}',
    fr: 'Vous êtes inscrit : {title}',
  },
  'webinar.Recorded.subject': {
    en: 'The recording is there: {title}',
    de: 'Die Aufzeichnung ist da: {title}',
    nl: 'De opname is er: {title}',
    fr: 'L’enregistrement est disponible : {title}',
  },
  'webinar.Registered.lead': {
    en: 'You are registered for this webinar. The calendar file of this e-mail puts it into your calendar.',
    de: 'Sie sind für dieses Webinar angemeldet. Mit der Kalenderdatei dieser E-Mail tragen Sie es in Ihren Kalender ein.',
    nl: 'Je bent geregistreerd voor dit webinar. Met het agendabestand bij deze e-mail zet je het in je agenda.',
    fr: 'Vous êtes inscrit à ce webinaire. Le fichier d’agenda joint l’ajoute à votre agenda.',
  },
  'webinar.Recorded.lead': {
    en: 'You registered for this webinar. Now you can watch its recording.',
    de: 'Sie hatten sich für dieses Webinar angemeldet. Jetzt können Sie die Aufzeichnung ansehen.',
    nl: 'Je had je geregistreerd voor dit webinar. Nu kun je de opname bekijken.',
    fr: 'Vous vous étiez inscrit à ce webinaire. Vous pouvez maintenant en voir l’enregistrement.',
  },
  'webinar.place': {
    en: 'It takes place at ',
    de: 'Es findet hier statt: ',
    nl: 'Het vindt hier plaats: ',
    fr: 'Il se déroule à l’adresse ',
  },
  'webinar.placeLater': {
    en: 'You find the address in the learning hub before it begins.',
    de: 'Die Adresse finden Sie vor Beginn unter Wissen und Webinare.',
    nl: 'Het adres vind je voor het begin in de leeromgeving.',
    fr: 'Vous trouverez l’adresse dans l’espace formation avant le début.',
  },
  'webinar.open': {
    en: 'Open the webinar',
    de: 'Webinar öffnen',
    nl: 'Webinar openen',
    fr: 'Ouvrir le webinaire',
  },
  'webinar.watch': {
    en: 'Watch the recording',
    de: 'Aufzeichnung ansehen',
    nl: 'Opname bekijken',
    fr: 'Voir l’enregistrement',
  },
  'webinar.reason': {
    en: 'You get this e-mail because you registered for this webinar. You can take that back on its page.',
    de: 'Sie erhalten diese E-Mail, weil Sie sich für dieses Webinar angemeldet haben. Auf seiner Seite können Sie sich abmelden.',
    nl: 'Je krijgt deze e-mail omdat je je voor dit webinar hebt geregistreerd. Op de pagina ervan kun je je registratie intrekken.',
    fr: 'Vous recevez cet e-mail parce que vous êtes inscrit à ce webinaire. Vous pouvez vous désinscrire sur sa page.',
  },
} as const satisfies Record<string, Translated>
