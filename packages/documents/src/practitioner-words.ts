import type { Translated } from '@salvia/contract/words/locale'

/** What mails say about the approval of a practitioner. */
export const practitionerWords = {
  'practitionerApproved.subject': {
    en: 'You are approved on Salvia',
    de: 'Sie sind auf Salvia freigeschaltet',
    nl: 'Je bent goedgekeurd op Salvia',
    fr: 'Votre compte Salvia est approuvé',
  },
  'practitionerApproved.lead': {
    en: 'Your credentials were checked and passed. Wallet, referral program and your practitioner prices are open.',
    de: 'Ihre Nachweise sind geprüft und bestätigt. Guthaben, Empfehlungsprogramm und Ihre Fachpreise sind offen.',
    nl: 'Je bewijzen zijn bekeken en goedgekeurd. Wallet, verwijsprogramma en je behandelaarsprijzen staan open.',
    fr: 'Vos justificatifs ont été vérifiés et validés. Portefeuille, parrainage et prix praticien sont ouverts.',
  },
  'practitionerApproved.button': {
    en: 'Open dashboard',
    de: 'Zur Übersicht',
    nl: 'Naar het dashboard',
    fr: 'Ouvrir le tableau de bord',
  },
  'practitionerApproved.note': {
    en: 'Questions? Write to us by the chat on each page.',
    de: 'Fragen? Schreiben Sie uns über den Chat auf jeder Seite.',
    nl: 'Vragen? Schrijf ons via de chat op elke pagina.',
    fr: 'Des questions ? Écrivez-nous par le chat sur chaque page.',
  },
  'practitionerRejected.subject': {
    en: 'We could not approve your account yet',
    de: 'Wir konnten Ihr Konto noch nicht freischalten',
    nl: 'We konden je account nog niet goedkeuren',
    fr: 'Nous n’avons pas encore pu approuver votre compte',
  },
  'practitionerRejected.lead': {
    en: 'We looked at your account and could not approve it. The reason:',
    de: 'Wir haben Ihr Konto geprüft und konnten es nicht freischalten. Der Grund:',
    nl: 'We hebben je account bekeken en konden het niet goedkeuren. De reden:',
    fr: 'Nous avons examiné votre compte et n’avons pas pu l’approuver. Le motif :',
  },
  'practitionerRejected.note': {
    en: 'Upload other credentials, and we look at your account again.',
    de: 'Laden Sie andere Nachweise hoch, dann prüfen wir Ihr Konto erneut.',
    nl: 'Upload andere bewijzen, dan bekijken we je account opnieuw.',
    fr: 'Envoyez d’autres justificatifs, et nous réexaminerons votre compte.',
  },
  'certificateFailed.subject': {
    en: 'Please look at your credentials again',
    de: 'Bitte sehen Sie sich Ihre Nachweise noch einmal an',
    nl: 'Kijk nog eens naar je bewijzen',
    fr: 'Merci de revoir vos justificatifs',
  },
  'certificateFailed.lead': {
    en: 'One of your files could not be accepted. The reason:',
    de: 'Eine Ihrer Dateien konnte nicht angenommen werden. Der Grund:',
    nl: 'Een van je bestanden kon niet worden geaccepteerd. De reden:',
    fr: 'Un de vos fichiers n’a pas pu être accepté. Le motif :',
  },
  'certificateFailed.button': {
    en: 'Upload credentials',
    de: 'Nachweise hochladen',
    nl: 'Bewijzen uploaden',
    fr: 'Envoyer des justificatifs',
  },
  'certificateFailed.note': {
    en: 'Your other files and your account are as they were.',
    de: 'Ihre anderen Dateien und Ihr Konto sind unverändert.',
    nl: 'Je andere bestanden en je account zijn ongewijzigd.',
    fr: 'Vos autres fichiers et votre compte restent inchangés.',
  },
} as const satisfies Record<string, Translated>
