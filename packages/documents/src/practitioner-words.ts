import type { Translated } from '@salvia/contract/words/locale'

/** What mails say about the approval of a practitioner. */
export const practitionerWords = {
  'practitionerApproved.subject': {
    en: 'Your Salvia account is approved',
    de: 'Ihr Salvia-Konto ist freigegeben',
    nl: 'Je Salvia-account is goedgekeurd',
    fr: 'Votre compte Salvia est approuvé',
  },
  'practitionerApproved.lead': {
    en: 'We have accepted your credentials. You can now use your wallet, the referral program and practitioner prices.',
    de: 'Wir haben Ihre Nachweise anerkannt. Sie können jetzt Guthaben, Empfehlungsprogramm und Fachpreise nutzen.',
    nl: 'We hebben je diploma’s goedgekeurd. Je kunt nu gebruikmaken van je tegoed, het aanbevelingsprogramma en de prijzen voor behandelaars.',
    fr: 'Nous avons accepté vos justificatifs. Vous pouvez maintenant utiliser le portefeuille, le programme de parrainage et les prix pour praticiens.',
  },
  'practitionerApproved.button': {
    en: 'Open dashboard',
    de: 'Zur Übersicht',
    nl: 'Naar het dashboard',
    fr: 'Ouvrir le tableau de bord',
  },
  'practitionerApproved.note': {
    en: 'Questions? You can reach us from the foot of every page.',
    de: 'Fragen? Den Kontakt zu uns finden Sie am Ende jeder Seite.',
    nl: 'Vragen? Je vindt ons contactadres onderaan elke pagina.',
    fr: 'Des questions ? Écrivez-nous dans le chat, sur n’importe quelle page.',
  },
  'practitionerRejected.subject': {
    en: 'We could not approve your account yet',
    de: 'Wir konnten Ihr Konto noch nicht freigeben',
    nl: 'We konden je account nog niet goedkeuren',
    fr: 'Nous n’avons pas encore pu approuver votre compte',
  },
  'practitionerRejected.lead': {
    en: 'We reviewed your account and could not approve it. The reason:',
    de: 'Wir haben Ihr Konto geprüft und konnten es nicht freigeben. Der Grund:',
    nl: 'We hebben je account bekeken en konden het niet goedkeuren. De reden:',
    fr: 'Nous avons examiné votre compte et n’avons pas pu l’approuver. Le motif :',
  },
  'practitionerRejected.note': {
    en: 'Upload other credentials, and we will review your account again.',
    de: 'Laden Sie andere Nachweise hoch, dann prüfen wir Ihr Konto erneut.',
    nl: 'Upload andere diploma’s, dan bekijken we je account opnieuw.',
    fr: 'Envoyez d’autres justificatifs, et nous réexaminerons votre compte.',
  },
  'certificateFailed.subject': {
    en: 'Check your credentials',
    de: 'Prüfen Sie Ihre Nachweise',
    nl: 'Controleer je diploma’s',
    fr: 'Vérifiez vos justificatifs',
  },
  'certificateFailed.lead': {
    en: 'One of your files could not be accepted. The reason:',
    de: 'Eine Ihrer Dateien konnten wir nicht anerkennen. Der Grund:',
    nl: 'Een van je bestanden kon niet worden goedgekeurd. De reden:',
    fr: 'Un de vos fichiers n’a pas pu être accepté. Le motif :',
  },
  'certificateFailed.button': {
    en: 'Upload credentials',
    de: 'Nachweise hochladen',
    nl: 'Diploma’s uploaden',
    fr: 'Envoyer des justificatifs',
  },
  'certificateFailed.note': {
    en: 'Your other files and your account are unchanged.',
    de: 'Ihre anderen Dateien und Ihr Konto sind unverändert.',
    nl: 'Je andere bestanden en je account zijn ongewijzigd.',
    fr: 'Vos autres fichiers et votre compte restent inchangés.',
  },
  'bankDataChanged.subject': {
    en: 'Your payouts now go to another bank account',
    de: 'Ihre Auszahlungen gehen jetzt auf ein anderes Bankkonto',
    nl: 'Je uitbetalingen gaan nu naar een andere bankrekening',
    fr: 'Vos versements sont désormais effectués sur un autre compte bancaire',
  },
  'bankDataChanged.lead': {
    en: 'The bank account for your commission was changed. It ends in:',
    de: 'Das Bankkonto für Ihre Provision wurde geändert. Es endet auf:',
    nl: 'De bankrekening voor je commissie is gewijzigd. Het nummer eindigt op:',
    fr: 'Le compte bancaire pour vos commissions a été modifié. Il se termine par :',
  },
  'bankDataChanged.note': {
    en: 'If it was not you, press the button within 7 days: the previous account is restored, every device is signed out, and you choose a new password.',
    de: 'Waren Sie es nicht, klicken Sie innerhalb von 7 Tagen auf die Schaltfläche: Das vorige Konto gilt wieder, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
    nl: 'Was jij het niet, klik dan binnen 7 dagen op de knop: de vorige rekening geldt weer, je wordt op alle apparaten uitgelogd en je kiest een nieuw wachtwoord.',
    fr: 'Si ce n’était pas vous, cliquez sur le bouton dans les 7 jours : l’ancien compte est rétabli, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
  },
  'surveyOnboarding.subject': {
    en: 'Seven questions about your practice',
    de: 'Sieben Fragen zu Ihrer Praxis',
    nl: 'Zeven vragen over je praktijk',
    fr: 'Sept questions sur votre cabinet',
  },
  'surveyOnboarding.lead': {
    en: 'Welcome to Salvia. Tell us how you work, so that we can show you what helps. It takes two minutes.',
    de: 'Willkommen bei Salvia. Sagen Sie uns, wie Sie arbeiten, damit wir Ihnen zeigen, was hilft. Es dauert zwei Minuten.',
    nl: 'Welkom bij Salvia. Vertel ons hoe je werkt, dan laten we je zien wat helpt. Het kost je twee minuten.',
    fr: 'Bienvenue chez Salvia. Dites-nous comment vous travaillez pour que nous vous montrions ce qui aide. Cela prend deux minutes.',
  },
  'surveyOnboarding.note': {
    en: 'The link works for 30 days without signing in. You can turn these e-mails off in your settings.',
    de: 'Der Link gilt 30 Tage ohne Anmeldung. Diese E-Mails können Sie in den Einstellungen abschalten.',
    nl: 'De link werkt 30 dagen zonder inloggen. Je kunt deze e-mails uitzetten in je instellingen.',
    fr: 'Le lien est valable 30 jours sans connexion. Vous pouvez désactiver ces e-mails dans vos paramètres.',
  },
  'surveyFeedback.subject': {
    en: 'How do you like Salvia?',
    de: 'Wie gefällt Ihnen Salvia?',
    nl: 'Wat vind je van Salvia?',
    fr: 'Que pensez-vous de Salvia ?',
  },
  'surveyFeedback.lead': {
    en: 'You have worked with Salvia for a while. Tell us what helps and what does not, so that we know what to build next.',
    de: 'Sie arbeiten seit einiger Zeit mit Salvia. Sagen Sie uns, was hilft und was nicht: Danach richtet sich, was wir als Nächstes bauen.',
    nl: 'Je werkt al een tijd met Salvia. Vertel ons wat helpt en wat niet: dat bepaalt wat we hierna maken.',
    fr: 'Vous travaillez avec Salvia depuis un moment. Dites-nous ce qui aide et ce qui n’aide pas : cela décide de la suite.',
  },
  'surveyFeedback.note': {
    en: 'The link works for 30 days without signing in. You can turn these e-mails off in your settings.',
    de: 'Der Link gilt 30 Tage ohne Anmeldung. Diese E-Mails können Sie in den Einstellungen abschalten.',
    nl: 'De link werkt 30 dagen zonder inloggen. Je kunt deze e-mails uitzetten in je instellingen.',
    fr: 'Le lien est valable 30 jours sans connexion. Vous pouvez désactiver ces e-mails dans vos paramètres.',
  },
  'survey.button': {
    en: 'Answer the questions',
    de: 'Fragen beantworten',
    nl: 'Vragen beantwoorden',
    fr: 'Répondre aux questions',
  },
} as const satisfies Record<string, Translated>
