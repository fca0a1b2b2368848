import type { Translated } from '@salvia/contract/words/locale'

/** What mails say about a demo call. */
export const demoCallWords = {
  'demoCall.Booked.subject': {
    en: 'Your demo on {when}',
    de: 'Ihre Demo am {when}',
    nl: 'Je demo op {when}',
    fr: 'Votre démonstration du {when}',
  },
  'demoCall.Moved.subject': {
    en: 'Your demo was moved to {when}',
    de: 'Ihre Demo wurde verschoben auf {when}',
    nl: 'Je demo is verplaatst naar {when}',
    fr: 'Votre démonstration est déplacée au {when}',
  },
  'demoCall.Canceled.subject': {
    en: 'Your demo on {when} is cancelled',
    de: 'Ihre Demo am {when} ist abgesagt',
    nl: 'Je demo op {when} is geannuleerd',
    fr: 'Votre démonstration du {when} est annulée',
  },
  'demoCall.Booked.team': {
    en: 'Demo booked: {when}',
    de: 'Demo gebucht: {when}',
    nl: 'Demo geboekt: {when}',
    fr: 'Démonstration réservée : {when}',
  },
  'demoCall.Moved.team': {
    en: 'Demo moved: {when}',
    de: 'Demo verschoben: {when}',
    nl: 'Demo verplaatst: {when}',
    fr: 'Démonstration déplacée : {when}',
  },
  'demoCall.Canceled.team': {
    en: 'Demo cancelled: {when}',
    de: 'Demo abgesagt: {when}',
    nl: 'Demo geannuleerd: {when}',
    fr: 'Démonstration annulée : {when}',
  },
  'demoCall.Erased.team': {
    en: 'Demo will not take place: {when}',
    de: 'Demo findet nicht statt: {when}',
    nl: 'Demo gaat niet door: {when}',
    fr: 'Démonstration annulée : {when}',
  },
  'demoCall.Erased.lead': {
    en: 'Its person had their data erased: there is nothing more to do. The calendar file of this e-mail takes the call out of your calendar.',
    de: 'Die Person hat ihre Daten löschen lassen: Es ist nichts weiter zu tun. Die Kalenderdatei dieser E-Mail nimmt das Gespräch aus Ihrem Kalender.',
    nl: 'De persoon heeft zijn of haar gegevens laten wissen: er is niets meer te doen. Met het agendabestand bij deze e-mail verdwijnt het gesprek uit je agenda.',
    fr: 'La personne a fait effacer ses données : il n’y a plus rien à faire. Le fichier d’agenda joint retire l’appel de votre agenda.',
  },
  'demoCall.Canceled.leadByTeam': {
    en: 'We cannot give your demo at this time, and are sorry about that. The calendar file of this e-mail takes it out of your calendar; choose another time.',
    de: 'Wir können Ihre Demo zu diesem Termin leider nicht halten. Die Kalenderdatei dieser E-Mail nimmt sie aus Ihrem Kalender; wählen Sie einen neuen Termin.',
    nl: 'Je demo kan op dit tijdstip helaas niet doorgaan. Met het agendabestand bij deze e-mail verdwijnt hij uit je agenda; kies gerust een ander tijdstip.',
    fr: 'Nous ne pouvons malheureusement pas assurer votre démonstration à cet horaire. Le fichier d’agenda joint la retire de votre agenda ; choisissez un autre horaire.',
  },
  'demoCall.Booked.lead': {
    en: 'Your demo is booked. The calendar file of this e-mail puts it into your calendar.',
    de: 'Ihre Demo ist vereinbart. Mit der Kalenderdatei dieser E-Mail tragen Sie sie in Ihren Kalender ein.',
    nl: 'Je demo staat gepland. Met het agendabestand bij deze e-mail zet je hem in je agenda.',
    fr: 'Votre démonstration est réservée. Le fichier d’agenda joint l’ajoute à votre agenda.',
  },
  'demoCall.Moved.lead': {
    en: 'Your demo has a new time. The calendar file of this e-mail replaces the one before.',
    de: 'Ihre Demo hat einen neuen Termin. Die Kalenderdatei dieser E-Mail ersetzt die vorige.',
    nl: 'Je demo heeft een nieuw tijdstip. Het agendabestand bij deze e-mail vervangt het vorige.',
    fr: 'Votre démonstration a un nouvel horaire. Le fichier d’agenda joint remplace le précédent.',
  },
  'demoCall.Canceled.lead': {
    en: 'Your demo is cancelled. The calendar file of this e-mail takes it out of your calendar.',
    de: 'Ihre Demo ist abgesagt. Die Kalenderdatei dieser E-Mail nimmt sie aus Ihrem Kalender.',
    nl: 'Je demo is geannuleerd. Met het agendabestand bij deze e-mail verdwijnt hij uit je agenda.',
    fr: 'Votre démonstration est annulée. Le fichier d’agenda joint la retire de votre agenda.',
  },
  'demoCall.when': {
    en: '{day}, {from} to {to} ({zone})',
    de: '{day}, {from} bis {to} Uhr ({zone})',
    nl: '{day}, {from} tot {to} uur ({zone})',
    fr: '{day}, de {from} à {to} ({zone})',
  },
  'demoCall.place': {
    en: 'The call takes place at {place}',
    de: 'Das Gespräch findet hier statt: {place}',
    nl: 'Het gesprek vindt hier plaats: {place}',
    fr: 'L’appel a lieu ici : {place}',
  },
  'demoCall.placeLater': {
    en: 'We send you the address of the call before it begins.',
    de: 'Die Adresse des Gesprächs senden wir Ihnen, bevor es beginnt.',
    nl: 'Het adres van het gesprek sturen we je voordat het begint.',
    fr: 'Nous vous envoyons l’adresse de l’appel avant son début.',
  },
  'demoCall.change': {
    en: 'Change or cancel',
    de: 'Ändern oder absagen',
    nl: 'Wijzigen of annuleren',
    fr: 'Modifier ou annuler',
  },
  'demoCall.open': {
    en: 'Open the booking',
    de: 'Buchung öffnen',
    nl: 'Boeking openen',
    fr: 'Ouvrir la réservation',
  },
  'demoCall.again': {
    en: 'Book another time',
    de: 'Neuen Termin vereinbaren',
    nl: 'Nieuw tijdstip kiezen',
    fr: 'Réserver un autre horaire',
  },
  'demoCall.title': {
    en: 'Salvia demo',
    de: 'Salvia-Demo',
    nl: 'Salvia-demo',
    fr: 'Démonstration de Salvia',
  },
  'demoCall.reason': {
    en: 'You get this e-mail because a demo of Salvia was booked with this address.',
    de: 'Sie erhalten diese E-Mail, weil mit dieser Adresse eine Demo von Salvia vereinbart wurde.',
    nl: 'Je krijgt deze e-mail omdat met dit adres een demo van Salvia is gepland.',
    fr: 'Vous recevez cet e-mail parce qu’une démonstration de Salvia a été réservée avec cette adresse.',
  },
  'demoCall.teamReason': {
    en: 'This e-mail goes to the team that gives demos.',
    de: 'Diese E-Mail geht an das Team, das Demos gibt.',
    nl: 'Deze e-mail gaat naar het team dat demo’s geeft.',
    fr: 'Cet e-mail est destiné à l’équipe qui fait les démonstrations.',
  },
} as const satisfies Record<string, Translated>
