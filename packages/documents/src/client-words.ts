import type { Translated } from '@salvia/contract/words/locale'

/** What mails say to clients, and to their practitioners about them. */
export const clientWords = {
  'clientInvitation.subject': {
    en: 'Your practitioner invites you to Salvia',
    de: 'Ihre Behandlerin oder Ihr Behandler lädt Sie zu Salvia ein',
    nl: 'Je behandelaar nodigt je uit voor Salvia',
    fr: 'Votre praticien vous invite sur Salvia',
  },
  'clientInvitation.lead': {
    en: '{practitioner} would like to share plans with you on Salvia. Create an account to accept or decline.',
    de: '{practitioner} möchte auf Salvia Pläne mit Ihnen teilen. Legen Sie ein Konto an und sagen Sie dort Ja oder Nein.',
    nl: '{practitioner} wil op Salvia plannen met je delen. Maak een account en zeg daar ja of nee.',
    fr: '{practitioner} souhaite partager des plans avec vous sur Salvia. Créez un compte et répondez oui ou non.',
  },
  'clientInvitation.button': {
    en: 'Answer the invitation',
    de: 'Einladung beantworten',
    nl: 'Uitnodiging beantwoorden',
    fr: 'Répondre à l’invitation',
  },
  'clientInvitation.note': {
    en: 'The link works for 14 days. If you do not know the sender, you can ignore this e-mail.',
    de: 'Der Link gilt 14 Tage. Kennen Sie den Absender nicht, ignorieren Sie diese E-Mail, es passiert nichts.',
    nl: 'De link werkt 14 dagen. Ken je de afzender niet, negeer deze mail dan: er gebeurt niets.',
    fr: 'Le lien est valable 14 jours. Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
  },
  'clientRequest.subject': {
    en: 'Someone would like to be your practitioner on Salvia',
    de: 'Jemand möchte Sie auf Salvia behandeln',
    nl: 'Iemand wil je behandelaar zijn op Salvia',
    fr: 'Quelqu’un souhaite être votre praticien sur Salvia',
  },
  'clientRequest.lead': {
    en: '{practitioner} would like to be your practitioner. If you accept, {practitioner} can see your name, your contact details and your orders from their plans.',
    de: '{practitioner} möchte Sie behandeln. Mit Ihrem Ja sieht {practitioner} Ihren Namen, Ihren Kontakt und Ihre Bestellungen aus den eigenen Plänen.',
    nl: '{practitioner} vraagt je behandelaar te zijn. Met je ja ziet {practitioner} je naam, je contact en je bestellingen uit hun plannen.',
    fr: '{practitioner} demande à être votre praticien. Si vous acceptez, {practitioner} verra votre nom, vos coordonnées et vos commandes issues de ses plans.',
  },
  'clientRequest.button': {
    en: 'Say yes or no',
    de: 'Ja oder Nein sagen',
    nl: 'Ja of nee zeggen',
    fr: 'Accepter ou refuser',
  },
  'clientRequest.note': {
    en: 'The link works for 14 days. Nothing is shown to them unless you accept.',
    de: 'Der Link gilt 14 Tage. Ohne Ihre Antwort wird nichts von Ihnen gezeigt.',
    nl: 'De link werkt 14 dagen. Zonder je antwoord wordt er niets van je getoond.',
    fr: 'Le lien est valable 14 jours. Sans réponse de votre part, rien n’est montré.',
  },
  'clientErased.subject': {
    en: 'One of your clients has deleted their account',
    de: 'Eine Person aus Ihrer Kartei hat ihr Konto gelöscht',
    nl: 'Een cliënt van je heeft het account verwijderd',
    fr: 'Un de vos clients a supprimé son compte',
  },
  'clientErased.lead': {
    en: 'Their name, contact details and account are gone. You are responsible for your own file, which contains your plans but no link to the person: please decide whether to keep or delete it.',
    de: 'Name, Kontakt und Konto sind gelöscht. Für Ihre eigene Akte sind Sie verantwortlich; sie enthält Ihre Pläne und keinen Bezug zur Person. Bitte entscheiden Sie, ob Sie sie behalten oder löschen.',
    nl: 'Naam, contact en account zijn weg. Voor je eigen dossier ben jij verantwoordelijk; het bevat je plannen en geen koppeling met de persoon. Beslis of je het bewaart of verwijdert.',
    fr: 'Nom, coordonnées et compte sont effacés. Vous êtes responsable de votre propre dossier, qui contient vos plans sans lien avec la personne : décidez de le conserver ou de le supprimer.',
  },
  'clientErased.button': {
    en: 'Decide about the file',
    de: 'Über die Akte entscheiden',
    nl: 'Beslissen over het dossier',
    fr: 'Décider du dossier',
  },
  'clientErased.note': {
    en: 'Your professional rules may oblige you to keep records for years; we do not decide that for you.',
    de: 'Ihr Berufsrecht kann Sie verpflichten, Akten jahrelang aufzubewahren; das entscheiden wir nicht für Sie.',
    nl: 'Je beroepsregels kunnen je verplichten dossiers jaren te bewaren; dat beslissen wij niet voor je.',
    fr: 'Votre profession peut vous obliger à conserver des dossiers ; nous n’en décidons pas pour vous.',
  },
  'cartGiven.subject': {
    en: 'Products are waiting in your cart',
    de: 'In Ihrem Warenkorb warten Produkte',
    nl: 'Er staan producten in je winkelwagen',
    fr: 'Des produits vous attendent dans votre panier',
  },
  'cartGiven.lead': {
    en: '{practitioner} put products into your cart on Salvia. You decide whether you order them.',
    de: '{practitioner} hat Produkte in Ihren Warenkorb auf Salvia gelegt. Sie entscheiden, ob Sie sie bestellen.',
    nl: '{practitioner} heeft producten in je winkelwagen op Salvia gezet. Jij beslist of je ze bestelt.',
    fr: '{practitioner} a mis des produits dans votre panier sur Salvia. Vous décidez de les commander ou non.',
  },
  'cartGiven.button': {
    en: 'Open your cart',
    de: 'Warenkorb öffnen',
    nl: 'Winkelwagen openen',
    fr: 'Ouvrir le panier',
  },
  'cartGiven.note': {
    en: 'Nothing is ordered until you pay for it. You can remove any product.',
    de: 'Bestellt ist nichts, solange Sie nicht bezahlen. Sie können jedes Produkt entfernen.',
    nl: 'Er wordt niets besteld zolang je niet betaalt. Je kunt elk product verwijderen.',
    fr: 'Rien n’est commandé tant que vous ne payez pas. Vous pouvez retirer chaque produit.',
  },
  'exportReady.subject': {
    en: 'Your data is ready to download',
    de: 'Ihre Daten stehen zum Herunterladen bereit',
    nl: 'Je gegevens staan klaar om te downloaden',
    fr: 'Vos données sont prêtes à être téléchargées',
  },
  'exportReady.lead': {
    en: 'We have prepared the data Salvia holds about you: one file to read, and one for other programs.',
    de: 'Wir haben zusammengestellt, was Salvia über Sie speichert: eine Datei zum Lesen und eine für Programme.',
    nl: 'We hebben verzameld wat Salvia over je bewaart: een bestand om te lezen en een voor programma’s.',
    fr: 'Nous avons rassemblé ce que Salvia conserve sur vous : un fichier à lire et un pour les programmes.',
  },
  'exportReady.button': {
    en: 'Open settings',
    de: 'Einstellungen öffnen',
    nl: 'Instellingen openen',
    fr: 'Ouvrir les réglages',
  },
  'exportReady.note': {
    en: 'You can download both for 7 days while you are logged in.',
    de: 'Beide können Sie 7 Tage lang herunterladen, solange Sie angemeldet sind.',
    nl: 'Je kunt beide 7 dagen downloaden terwijl je bent ingelogd.',
    fr: 'Vous pouvez télécharger les deux pendant 7 jours, en étant connecté.',
  },
} as const satisfies Record<string, Translated>
