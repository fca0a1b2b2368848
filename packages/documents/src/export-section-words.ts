import type { Translated } from '@salvia/contract/words/locale'

/** Sections of a data export, in order. */
export const exportSections = {
  account: { en: 'Account', de: 'Konto', nl: 'Account', fr: 'Compte' },
  addresses: { en: 'Addresses', de: 'Adressen', nl: 'Adressen', fr: 'Adresses' },
  consents: { en: 'Consents', de: 'Einwilligungen', nl: 'Toestemmingen', fr: 'Consentements' },
  sessions: { en: 'Open sessions', de: 'Offene Sitzungen', nl: 'Open sessies', fr: 'Sessions ouvertes' },
  notifications: {
    en: 'Notifications that you chose',
    de: 'Gewählte Benachrichtigungen',
    nl: 'Gekozen meldingen',
    fr: 'Notifications choisies',
  },
  signInKeys: {
    en: 'Other ways to sign in',
    de: 'Andere Anmeldewege',
    nl: 'Andere manieren om in te loggen',
    fr: 'Autres moyens de connexion',
  },
  files: {
    en: 'Stored files',
    de: 'Gespeicherte Dateien',
    nl: 'Opgeslagen bestanden',
    fr: 'Fichiers stockés',
  },
  practice: { en: 'Practice', de: 'Praxis', nl: 'Praktijk', fr: 'Cabinet' },
  payout: {
    en: 'Payout and business',
    de: 'Auszahlung und Unternehmen',
    nl: 'Uitbetaling en bedrijf',
    fr: 'Versement et entreprise',
  },
  credentials: { en: 'Credentials', de: 'Nachweise', nl: 'Diploma’s', fr: 'Justificatifs' },
  surveys: { en: 'Surveys', de: 'Umfragen', nl: 'Enquêtes', fr: 'Enquêtes' },
  feedback: { en: 'Feedback', de: 'Rückmeldungen', nl: 'Feedback', fr: 'Avis' },
  practitioners: {
    en: 'Your practitioners',
    de: 'Ihre Fachpersonen',
    nl: 'Je behandelaars',
    fr: 'Vos praticiens',
  },
  clients: {
    en: 'Your client files',
    de: 'Ihre Klientenakten',
    nl: 'Je cliëntdossiers',
    fr: 'Vos dossiers clients',
  },
  referrals: {
    en: 'Colleagues who signed up with your code',
    de: 'Über Ihren Code registrierte Kolleginnen und Kollegen',
    nl: 'Collega’s die zich met je code hebben geregistreerd',
    fr: 'Confrères inscrits avec votre code',
  },
  chat: {
    en: 'Chat with customer service',
    de: 'Chat mit dem Kundendienst',
    nl: 'Chat met de klantenservice',
    fr: 'Discussion avec le service client',
  },
  demoCalls: {
    en: 'Demo calls',
    de: 'Demo-Termine',
    nl: 'Demogesprekken',
    fr: 'Démonstrations',
  },
  productInquiries: {
    en: 'Product inquiries',
    de: 'Produktanfragen',
    nl: 'Productaanvragen',
    fr: 'Demandes de produits',
  },
  plans: { en: 'Treatment plans', de: 'Behandlungspläne', nl: 'Behandelplannen', fr: 'Plans de traitement' },
  planJourneys: { en: 'Use of plans', de: 'Planverlauf', nl: 'Planverloop', fr: 'Suivi des plans' },
  carts: { en: 'Carts', de: 'Warenkörbe', nl: 'Winkelwagens', fr: 'Paniers' },
  orders: { en: 'Orders', de: 'Bestellungen', nl: 'Bestellingen', fr: 'Commandes' },
  documents: {
    en: 'Invoices and credit notes',
    de: 'Rechnungen und Rechnungskorrekturen',
    nl: 'Facturen en creditnota’s',
    fr: 'Factures et avoirs',
  },
  disruptions: {
    en: 'Product shortages that concern you',
    de: 'Lieferengpässe, die Sie betreffen',
    nl: 'Productonderbrekingen die jou raken',
    fr: 'Ruptures de produits qui vous concernent',
  },
  wallet: { en: 'Wallet', de: 'Guthaben', nl: 'Tegoed', fr: 'Portefeuille' },
  messages: {
    en: 'Messages to you',
    de: 'Nachrichten an Sie',
    nl: 'Berichten aan jou',
    fr: 'Messages reçus',
  },
  activity: { en: 'Activity', de: 'Aktivität', nl: 'Activiteit', fr: 'Activité' },
  readers: {
    en: 'Who read your data',
    de: 'Wer Ihre Daten angesehen hat',
    nl: 'Wie je gegevens heeft bekeken',
    fr: 'Qui a consulté vos données',
  },
} as const satisfies Record<string, Translated>
export type ExportSectionName = keyof typeof exportSections
