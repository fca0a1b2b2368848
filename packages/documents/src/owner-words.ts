import type { Translated } from '@salvia/contract/words/locale'

/** Texts of security mails: changes the owner may not have made, and confirmation codes. */
export const ownerWords = {
  'notMe.button': {
    en: 'This was not me',
    de: 'Das war ich nicht',
    nl: 'Dit was ik niet',
    fr: 'Ce n’était pas moi',
  },
  'phoneChanged.subject': {
    en: 'The phone number of your account was changed',
    de: 'Die Telefonnummer Ihres Kontos wurde geändert',
    nl: 'Het telefoonnummer van je account is gewijzigd',
    fr: 'Le numéro de téléphone de votre compte a été modifié',
  },
  'phoneChanged.lead': {
    en: 'The phone number with which you sign in was changed or removed.',
    de: 'Die Telefonnummer, mit der Sie sich anmelden, wurde geändert oder entfernt.',
    nl: 'Het telefoonnummer waarmee je inlogt is gewijzigd of verwijderd.',
    fr: 'Le numéro de téléphone avec lequel vous vous connectez a été modifié ou supprimé.',
  },
  'phoneChanged.note': {
    en: 'If it was not you, press the button within 7 days: your previous number is restored, every device is signed out, and you choose a new password.',
    de: 'Waren Sie es nicht, klicken Sie innerhalb von 7 Tagen auf die Schaltfläche: Die vorige Nummer gilt wieder, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
    nl: 'Was jij het niet, klik dan binnen 7 dagen op de knop: het vorige nummer geldt weer, je wordt op alle apparaten uitgelogd en je kiest een nieuw wachtwoord.',
    fr: 'Si ce n’était pas vous, cliquez sur le bouton dans les 7 jours : l’ancien numéro est rétabli, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
  },
  'changeUndone.subject': {
    en: 'This address no longer belongs to a Salvia account',
    de: 'Diese Adresse gehört zu keinem Salvia-Konto mehr',
    nl: 'Dit adres hoort niet meer bij een Salvia-account',
    fr: 'Cette adresse n’est plus liée à un compte Salvia',
  },
  'changeUndone.lead': {
    en: 'The owner of the previous address told us that they did not move the account here. The change was undone.',
    de: 'Der Inhaber der vorigen Adresse hat angegeben, dass das Konto ohne sein Zutun hierher verlegt wurde. Die Änderung wurde rückgängig gemacht.',
    nl: 'De eigenaar van het vorige adres heeft aangegeven dat het account zonder diens toedoen hierheen is verplaatst. De wijziging is teruggedraaid.',
    fr: 'Le titulaire de l’ancienne adresse a indiqué que le compte avait été déplacé ici à son insu. La modification a été annulée.',
  },
  'changeUndone.note': {
    en: 'If the account is yours, sign in with the previous address, or contact our support.',
    de: 'Ist es Ihr Konto, melden Sie sich mit der vorigen Adresse an oder schreiben Sie unserem Kundenservice.',
    nl: 'Is het jouw account, log dan in met het vorige adres of neem contact op met onze klantenservice.',
    fr: 'Si ce compte est le vôtre, connectez-vous avec l’ancienne adresse ou écrivez à notre service client.',
  },
  'accountRestored.subject': {
    en: 'Your account is restored: choose a new password',
    de: 'Ihr Konto ist wiederhergestellt: Wählen Sie ein neues Passwort',
    nl: 'Je account is hersteld: kies een nieuw wachtwoord',
    fr: 'Votre compte est rétabli : choisissez un nouveau mot de passe',
  },
  'accountRestored.lead': {
    en: 'You told us that you did not make a change to your account. It was undone, every device was signed out, and your previous password no longer works.',
    de: 'Sie haben uns mitgeteilt, dass eine Änderung an Ihrem Konto nicht von Ihnen stammt. Sie wurde rückgängig gemacht, alle Geräte wurden abgemeldet, und das bisherige Passwort gilt nicht mehr.',
    nl: 'Je hebt ons laten weten dat een wijziging van je account niet van jou kwam. Die is teruggedraaid, je bent op alle apparaten uitgelogd en het vorige wachtwoord werkt niet meer.',
    fr: 'Vous nous avez indiqué qu’une modification de votre compte n’était pas de vous. Elle a été annulée, tous les appareils ont été déconnectés et l’ancien mot de passe n’est plus valable.',
  },
  'accountRestored.note': {
    en: 'The link works once, for one hour. After that, use “Forgot your password?” on the sign-in page to get a new one.',
    de: 'Der Link gilt einmal und eine Stunde lang. Danach erhalten Sie über „Passwort vergessen?“ auf der Anmeldeseite einen neuen.',
    nl: 'De link werkt één keer, een uur lang. Daarna krijg je via ‘Wachtwoord vergeten?’ op de inlogpagina een nieuwe.',
    fr: 'Le lien est valable une fois, pendant une heure. Ensuite, utilisez « Mot de passe oublié ? » sur la page de connexion.',
  },
  'manyPasswordFailures.subject': {
    en: 'Many wrong passwords for your account',
    de: 'Viele falsche Passwörter für Ihr Konto',
    nl: 'Veel verkeerde wachtwoorden voor je account',
    fr: 'De nombreux mots de passe erronés pour votre compte',
  },
  'manyPasswordFailures.lead': {
    en: 'Today someone entered many wrong passwords for your account. Nobody got in.',
    de: 'Heute hat jemand sehr oft ein falsches Passwort für Ihr Konto eingegeben. Niemand hat sich Zugang verschafft.',
    nl: 'Vandaag heeft iemand heel vaak een verkeerd wachtwoord voor je account ingevuld. Niemand is binnengekomen.',
    fr: 'Aujourd’hui, quelqu’un a saisi de nombreux mots de passe erronés pour votre compte. Personne n’a pu y accéder ainsi.',
  },
  'manyPasswordFailures.note': {
    en: 'If you use this password elsewhere too, choose a new one. On devices you have signed in on before, you can sign in as usual.',
    de: 'Verwenden Sie Ihr Passwort auch anderswo, wählen Sie ein neues. Auf Geräten, auf denen Sie schon angemeldet waren, können Sie sich wie gewohnt anmelden.',
    nl: 'Gebruik je je wachtwoord ook elders, kies dan een nieuw. Op apparaten waarop je eerder was ingelogd, kun je gewoon inloggen.',
    fr: 'Si vous utilisez ce mot de passe ailleurs, choisissez-en un nouveau. Sur les appareils que vous avez déjà utilisés, vous pouvez vous connecter comme d’habitude.',
  },
  'manyCodeFailures.subject': {
    en: 'Someone knows your password',
    de: 'Jemand kennt Ihr Passwort',
    nl: 'Iemand kent je wachtwoord',
    fr: 'Quelqu’un connaît votre mot de passe',
  },
  'manyCodeFailures.lead': {
    en: 'Today someone signed in with your password and entered wrong two-step codes. Nobody got in. If it was not you, choose a new password now.',
    de: 'Heute hat sich jemand mit Ihrem Passwort angemeldet und bei der Zwei-Faktor-Anmeldung falsche Codes eingegeben. Niemand hat sich Zugang verschafft. Waren Sie es nicht, wählen Sie jetzt ein neues Passwort.',
    nl: 'Vandaag heeft iemand met je wachtwoord ingelogd en bij de tweestapsverificatie verkeerde codes ingevuld. Niemand is binnengekomen. Was jij het niet, kies dan nu een nieuw wachtwoord.',
    fr: 'Aujourd’hui, quelqu’un s’est connecté avec votre mot de passe et a saisi des codes erronés lors de la validation en deux étapes. Personne n’a pu accéder au compte. Si ce n’était pas vous, choisissez un nouveau mot de passe maintenant.',
  },
  'manyCodeFailures.note': {
    en: 'If it was you: a recovery code, or a device you have signed in on before, still works.',
    de: 'Waren Sie es selbst: Ein Wiederherstellungscode oder ein Gerät, auf dem Sie schon angemeldet waren, funktioniert weiter.',
    nl: 'Was jij het zelf: een herstelcode of een apparaat waarop je eerder was ingelogd, blijft werken.',
    fr: 'Si c’était vous : un code de secours, ou un appareil sur lequel vous vous êtes déjà connecté, continue de fonctionner.',
  },
  'ownerCode.subject': {
    en: 'Your code to confirm a change',
    de: 'Ihr Code zum Bestätigen einer Änderung',
    nl: 'Je code om een wijziging te bevestigen',
    fr: 'Votre code pour confirmer une modification',
  },
  'ownerCode.lead': {
    en: 'Enter this code where you want to change your account:',
    de: 'Geben Sie diesen Code dort ein, wo Sie Ihr Konto ändern möchten:',
    nl: 'Vul deze code in waar je je account wilt wijzigen:',
    fr: 'Saisissez ce code là où vous souhaitez modifier votre compte :',
  },
  'ownerCode.note': {
    en: 'It is valid for 15 minutes. Do not share it. If you did not ask for it, sign out all other devices in your settings.',
    de: 'Er gilt 15 Minuten. Geben Sie ihn an niemanden weiter. Haben Sie ihn nicht angefordert, melden Sie in den Einstellungen alle anderen Geräte ab.',
    nl: 'Hij is 15 minuten geldig. Deel hem met niemand. Heb je er niet om gevraagd, log dan in je instellingen alle andere apparaten uit.',
    fr: 'Il est valable 15 minutes. Ne le communiquez à personne. Si vous ne l’avez pas demandé, déconnectez tous vos autres appareils dans vos paramètres.',
  },
  'invitationCode.subject': {
    en: 'Your code to answer an invitation',
    de: 'Ihr Code zum Beantworten einer Einladung',
    nl: 'Je code om een uitnodiging te beantwoorden',
    fr: 'Votre code pour répondre à une invitation',
  },
  'invitationCode.lead': {
    en: 'A practitioner invited you at this address. To answer from another account, enter this code there:',
    de: 'Eine Fachperson hat Sie unter dieser Adresse eingeladen. Um mit einem anderen Konto zu antworten, geben Sie dort diesen Code ein:',
    nl: 'Een behandelaar heeft je op dit adres uitgenodigd. Wil je met een ander account antwoorden, vul daar dan deze code in:',
    fr: 'Un praticien vous a invité à cette adresse. Pour répondre depuis un autre compte, saisissez-y ce code :',
  },
  'invitationCode.note': {
    en: 'It is valid for 15 minutes. Do not share it: whoever has it can see your plans. If you did not ask for it, ignore this e-mail.',
    de: 'Er gilt 15 Minuten. Geben Sie ihn an niemanden weiter: Wer ihn hat, kann Ihre Pläne sehen. Haben Sie ihn nicht angefordert, ignorieren Sie diese E-Mail.',
    nl: 'Hij is 15 minuten geldig. Deel hem met niemand: wie hem heeft, kan je plannen zien. Heb je er niet om gevraagd, negeer deze e-mail dan.',
    fr: 'Il est valable 15 minutes. Ne le communiquez à personne : toute personne qui le détient peut voir vos plans. Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },
  'contactCode.text': {
    en: 'Salvia: your code is {code}. It is valid for 15 minutes. Do not share it.',
    de: 'Salvia: Ihr Code ist {code}. Er gilt 15 Minuten. Geben Sie ihn an niemanden weiter.',
    nl: 'Salvia: je code is {code}. Hij is 15 minuten geldig. Deel hem met niemand.',
    fr: '{code} est votre code Salvia. Il est valable 15 minutes. Ne le communiquez à personne.',
  },
} as const satisfies Record<string, Translated>
