import type { Translated } from '@salvia/contract/words/locale'

/** The parts of a person's data, in the order of the document. */
export const exportSections = {
  account: { en: 'Account', de: 'Konto', nl: 'Account', fr: 'Compte' },
  addresses: { en: 'Addresses', de: 'Adressen', nl: 'Adressen', fr: 'Adresses' },
  consents: { en: 'Consents', de: 'Einwilligungen', nl: 'Toestemmingen', fr: 'Consentements' },
  sessions: { en: 'Open sessions', de: 'Offene Sitzungen', nl: 'Open sessies', fr: 'Sessions ouvertes' },
  practice: { en: 'Practice', de: 'Praxis', nl: 'Praktijk', fr: 'Cabinet' },
  payout: {
    en: 'Payout and business',
    de: 'Auszahlung und Unternehmen',
    nl: 'Uitbetaling en bedrijf',
    fr: 'Versement et entreprise',
  },
  credentials: { en: 'Credentials', de: 'Nachweise', nl: 'Bewijzen', fr: 'Justificatifs' },
  surveys: { en: 'Surveys', de: 'Umfragen', nl: 'Enquêtes', fr: 'Enquêtes' },
  feedback: { en: 'Feedback', de: 'Rückmeldungen', nl: 'Feedback', fr: 'Avis' },
  practitioners: {
    en: 'Your practitioners',
    de: 'Ihre Behandelnden',
    nl: 'Je behandelaars',
    fr: 'Vos praticiens',
  },
  clients: {
    en: 'Your client files',
    de: 'Ihre Kartei',
    nl: 'Je cliëntdossiers',
    fr: 'Vos dossiers clients',
  },
  plans: { en: 'Treatment plans', de: 'Behandlungspläne', nl: 'Behandelplannen', fr: 'Plans de traitement' },
  carts: { en: 'Carts', de: 'Warenkörbe', nl: 'Winkelwagens', fr: 'Paniers' },
  orders: { en: 'Orders', de: 'Bestellungen', nl: 'Bestellingen', fr: 'Commandes' },
  wallet: { en: 'Wallet', de: 'Guthaben', nl: 'Wallet', fr: 'Portefeuille' },
  messages: {
    en: 'Messages to you',
    de: 'Nachrichten an Sie',
    nl: 'Berichten aan jou',
    fr: 'Messages reçus',
  },
  activity: { en: 'Activity', de: 'Aktivität', nl: 'Activiteit', fr: 'Activité' },
  readers: {
    en: 'Who read your data',
    de: 'Wer Ihre Daten gelesen hat',
    nl: 'Wie je gegevens las',
    fr: 'Qui a lu vos données',
  },
} as const satisfies Record<string, Translated>
export type ExportSectionName = keyof typeof exportSections

/** What a value is. */
export const exportFields = {
  name: { en: 'Name', de: 'Name', nl: 'Naam', fr: 'Nom' },
  email: { en: 'E-mail', de: 'E-Mail', nl: 'E-mail', fr: 'E-mail' },
  pendingEmail: {
    en: 'E-mail to confirm',
    de: 'Zu bestätigende E-Mail',
    nl: 'Te bevestigen e-mail',
    fr: 'E-mail à confirmer',
  },
  phone: { en: 'Phone', de: 'Telefon', nl: 'Telefoon', fr: 'Téléphone' },
  country: { en: 'Country', de: 'Land', nl: 'Land', fr: 'Pays' },
  language: { en: 'Language', de: 'Sprache', nl: 'Taal', fr: 'Langue' },
  kind: { en: 'Kind', de: 'Art', nl: 'Soort', fr: 'Type' },
  status: { en: 'Status', de: 'Status', nl: 'Status', fr: 'Statut' },
  at: { en: 'When', de: 'Wann', nl: 'Wanneer', fr: 'Quand' },
  address: { en: 'Address', de: 'Adresse', nl: 'Adres', fr: 'Adresse' },
  billingAddress: {
    en: 'Billing address',
    de: 'Rechnungsadresse',
    nl: 'Factuuradres',
    fr: 'Adresse de facturation',
  },
  textVersion: {
    en: 'Version of the text',
    de: 'Fassung des Textes',
    nl: 'Versie van de tekst',
    fr: 'Version du texte',
  },
  isGiven: { en: 'Given', de: 'Erteilt', nl: 'Gegeven', fr: 'Donné' },
  ipAddress: { en: 'IP address', de: 'IP-Adresse', nl: 'IP-adres', fr: 'Adresse IP' },
  device: { en: 'Device', de: 'Gerät', nl: 'Apparaat', fr: 'Appareil' },
  title: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
  specialty: { en: 'Specialty', de: 'Fachgebiet', nl: 'Specialisme', fr: 'Spécialité' },
  website: { en: 'Website', de: 'Website', nl: 'Website', fr: 'Site web' },
  about: { en: 'About', de: 'Über', nl: 'Over', fr: 'À propos' },
  holder: { en: 'Account holder', de: 'Kontoinhaber', nl: 'Rekeninghouder', fr: 'Titulaire du compte' },
  accountNumber: { en: 'Account number', de: 'Kontonummer', nl: 'Rekeningnummer', fr: 'Numéro de compte' },
  company: { en: 'Company', de: 'Unternehmen', nl: 'Bedrijf', fr: 'Entreprise' },
  registrationNumber: {
    en: 'Registration number',
    de: 'Registernummer',
    nl: 'Registratienummer',
    fr: 'Numéro d’enregistrement',
  },
  vatNumber: { en: 'VAT number', de: 'USt-IdNr.', nl: 'Btw-nummer', fr: 'Numéro de TVA' },
  question: { en: 'Question', de: 'Frage', nl: 'Vraag', fr: 'Question' },
  answer: { en: 'Answer', de: 'Antwort', nl: 'Antwoord', fr: 'Réponse' },
  text: { en: 'Text', de: 'Text', nl: 'Tekst', fr: 'Texte' },
  practitioner: { en: 'Practitioner', de: 'Behandelnde Person', nl: 'Behandelaar', fr: 'Praticien' },
  products: { en: 'Products', de: 'Produkte', nl: 'Producten', fr: 'Produits' },
  papers: { en: 'Papers', de: 'Unterlagen', nl: 'Documenten', fr: 'Documents' },
  number: { en: 'Number', de: 'Nummer', nl: 'Nummer', fr: 'Numéro' },
  total: { en: 'Total', de: 'Gesamt', nl: 'Totaal', fr: 'Total' },
  subject: { en: 'Subject', de: 'Betreff', nl: 'Onderwerp', fr: 'Objet' },
  referralCode: {
    en: 'Your referral code',
    de: 'Ihr Empfehlungscode',
    nl: 'Je verwijscode',
    fr: 'Votre code de parrainage',
  },
  signedUpWith: {
    en: 'Signed up with the code',
    de: 'Angemeldet mit dem Code',
    nl: 'Aangemeld met de code',
    fr: 'Inscription avec le code',
  },
} as const satisfies Record<string, Translated>
export type ExportField = keyof typeof exportFields

export const exportTexts = {
  title: {
    en: 'Your data at Salvia',
    de: 'Ihre Daten bei Salvia',
    nl: 'Je gegevens bij Salvia',
    fr: 'Vos données chez Salvia',
  },
  lead: {
    en: 'All that Salvia keeps about {name}, as of {at}. Passwords and codes are kept as fingerprints only and cannot be shown.',
    de: 'Alles, was Salvia über {name} speichert, Stand {at}. Passwörter und Codes liegen nur als Fingerabdruck vor und lassen sich nicht zeigen.',
    nl: 'Alles wat Salvia over {name} bewaart, op {at}. Wachtwoorden en codes worden alleen als vingerafdruk bewaard en zijn niet te tonen.',
    fr: 'Tout ce que Salvia conserve sur {name}, au {at}. Les mots de passe et codes ne sont gardés que sous forme d’empreinte.',
  },
  nothing: { en: 'Nothing.', de: 'Nichts.', nl: 'Niets.', fr: 'Rien.' },
  yes: { en: 'Yes', de: 'Ja', nl: 'Ja', fr: 'Oui' },
  no: { en: 'No', de: 'Nein', nl: 'Nee', fr: 'Non' },
  page: {
    en: 'Page {page} of {pages}',
    de: 'Seite {page} von {pages}',
    nl: 'Pagina {page} van {pages}',
    fr: 'Page {page} sur {pages}',
  },
} as const satisfies Record<string, Translated>
