import type { Translated } from '@salvia/contract/words/locale'

/** What mails say to practitioners about a product put in the place of another in their plans. */
export const substitutionWords = {
  'substitutionProposed.subject': {
    en: 'A product in your plans needs your decision',
    de: 'Ein Produkt in Ihren Plänen braucht Ihre Entscheidung',
    nl: 'Een product in je plannen vraagt om je beslissing',
    fr: 'Un produit de vos plans attend votre décision',
  },
  'substitutionProposed.lead': {
    en: 'We propose another product for plans of yours. The plans stay as they are until you decide. The proposal:',
    de: 'Wir schlagen für Pläne von Ihnen ein anderes Produkt vor. Die Pläne bleiben unverändert, bis Sie entscheiden. Der Vorschlag:',
    nl: 'We stellen voor plannen van je een ander product voor. De plannen blijven zoals ze zijn tot je beslist. Het voorstel:',
    fr: 'Nous proposons un autre produit pour certains de vos plans. Rien ne change tant que vous n’avez pas décidé. La proposition :',
  },
  'substitutionProposed.button': {
    en: 'Look at the proposals',
    de: 'Vorschläge ansehen',
    nl: 'Voorstellen bekijken',
    fr: 'Voir les propositions',
  },
  'substitutionProposed.note': {
    en: 'For each plan you see what changes in actives and dose before you confirm.',
    de: 'Vor der Bestätigung sehen Sie für jeden Plan, was sich an Wirkstoffen und Dosis ändert.',
    nl: 'Voor elk plan zie je wat er aan werkzame stoffen en dosering verandert voordat je bevestigt.',
    fr: 'Avant de confirmer, vous voyez pour chaque plan ce qui change dans les actifs et la dose.',
  },
  'plansSubstituted.subject': {
    en: 'A product in your plans was replaced by another size',
    de: 'Ein Produkt in Ihren Plänen wurde durch eine andere Größe ersetzt',
    nl: 'Een product in je plannen is vervangen door een andere maat',
    fr: 'Un produit de vos plans a été remplacé par un autre format',
  },
  'plansSubstituted.lead': {
    en: 'In plans of yours we put another size of the same product, with the same actives in each unit. The dose is unchanged.',
    de: 'In Plänen von Ihnen steht jetzt eine andere Packungsgröße desselben Produkts, mit denselben Wirkstoffen je Einheit. Die Dosis ist unverändert.',
    nl: 'In plannen van je staat nu een andere verpakkingsgrootte van hetzelfde product, met dezelfde werkzame stoffen per eenheid. De dosering is ongewijzigd.',
    fr: 'Dans certains de vos plans figure désormais un autre conditionnement du même produit, avec les mêmes actifs par unité. La dose est inchangée.',
  },
  'plansSubstituted.button': {
    en: 'Open treatment plans',
    de: 'Behandlungspläne öffnen',
    nl: 'Behandelplannen openen',
    fr: 'Ouvrir les plans de traitement',
  },
  'plansSubstituted.note': {
    en: 'You can change each plan at any time, and see in its versions what was replaced.',
    de: 'Sie können jeden Plan jederzeit ändern und in seinen Versionen sehen, was ersetzt wurde.',
    nl: 'Je kunt elk plan altijd wijzigen en in de versies zien wat er is vervangen.',
    fr: 'Vous pouvez modifier chaque plan à tout moment et voir dans ses versions ce qui a été remplacé.',
  },
  'substitutionUndone.subject': {
    en: 'A replacement in your plans was undone',
    de: 'Ein Austausch in Ihren Plänen wurde zurückgenommen',
    nl: 'Een vervanging in je plannen is ongedaan gemaakt',
    fr: 'Un remplacement dans vos plans a été annulé',
  },
  'substitutionUndone.lead': {
    en: 'In plans of yours we put the former product back, in the dose it had. Plans that you changed since stay as they are.',
    de: 'In Plänen von Ihnen steht wieder das frühere Produkt, in der früheren Dosis. Pläne, die Sie seitdem geändert haben, bleiben unverändert.',
    nl: 'In plannen van je staat weer het vorige product, met de vorige dosering. Plannen die je sindsdien hebt gewijzigd, blijven zoals ze zijn.',
    fr: 'Dans certains de vos plans, nous avons remis le produit d’avant, à sa dose d’avant. Les plans que vous avez modifiés depuis restent tels quels.',
  },
  'substitutionUndone.note': {
    en: 'The versions of each plan show what was put back. Open proposals of this replacement are withdrawn.',
    de: 'In den Versionen jedes Plans sehen Sie, was zurückgesetzt wurde. Offene Vorschläge zu diesem Austausch gelten nicht mehr.',
    nl: 'In de versies van elk plan zie je wat er is teruggezet. Open voorstellen voor deze vervanging vervallen.',
    fr: 'Les versions de chaque plan montrent ce qui a été rétabli. Les propositions en attente pour ce remplacement sont retirées.',
  },
  'proposalWithdrawn.subject': {
    en: 'A proposal for your plans was withdrawn',
    de: 'Ein Vorschlag für Ihre Pläne wurde zurückgezogen',
    nl: 'Een voorstel voor je plannen is ingetrokken',
    fr: 'Une proposition pour vos plans a été retirée',
  },
  'proposalWithdrawn.lead': {
    en: 'We withdraw a replacement that we proposed for plans of yours. You need not decide any more, and nothing in them changes. The proposal was:',
    de: 'Wir ziehen einen Austausch zurück, den wir für Pläne von Ihnen vorgeschlagen haben. Sie müssen nichts mehr entscheiden, und an den Plänen ändert sich nichts. Der Vorschlag war:',
    nl: 'We trekken een vervanging in die we voor plannen van je hebben voorgesteld. Je hoeft niets meer te beslissen en er verandert niets. Het voorstel was:',
    fr: 'Nous retirons un remplacement proposé pour certains de vos plans. Vous n’avez plus rien à décider et rien n’y change. La proposition était :',
  },
  'proposalWithdrawn.note': {
    en: 'Your start page names it as withdrawn for two weeks.',
    de: 'Ihre Startseite nennt ihn noch zwei Wochen als zurückgezogen.',
    nl: 'Je startpagina noemt het nog twee weken als ingetrokken.',
    fr: 'Votre page d’accueil l’indique comme retirée pendant deux semaines.',
  },
} as const satisfies Record<string, Translated>
