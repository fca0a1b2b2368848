import type { ContentNoticeKind } from '@salvia/contract/words/catalogue'
import type { Translated } from '@salvia/contract/words/locale'

type Words = { text: Translated; withAmount?: Translated }

/** Puts the same sentence behind the notice in each language. */
const followedBy = (text: Translated, amount: Translated): Translated => ({
  en: `${text.en} ${amount.en}`,
  de: `${text.de} ${amount.de}`,
  nl: `${text.nl} ${amount.nl}`,
  fr: `${text.fr} ${amount.fr}`,
})

const caffeine: Translated = {
  en: 'Contains caffeine. Not recommended for children or pregnant women.',
  de: 'Enthält Koffein. Für Kinder und schwangere Frauen nicht empfohlen.',
  nl: 'Bevat cafeïne. Niet aanbevolen voor kinderen en zwangere vrouwen.',
  fr: 'Contient de la caféine. Déconseillé aux enfants et aux femmes enceintes.',
}

const sterols: Translated = {
  en: 'With added plant sterols. Not intended for people who do not need to control their blood cholesterol. Patients on cholesterol-lowering medication should take it under medical supervision only. May not be nutritionally appropriate for pregnant or breastfeeding women and children under five. Take it with a varied diet that has plenty of fruit and vegetables. Avoid more than 3 g of added plant sterols a day.',
  de: 'Mit zugesetzten Pflanzensterinen. Nicht für Personen bestimmt, die ihren Cholesterinspiegel im Blut nicht zu kontrollieren brauchen. Patienten, die Arzneimittel zur Senkung des Cholesterinspiegels einnehmen, sollten es nur unter ärztlicher Aufsicht verzehren. Für Schwangere, Stillende und Kinder unter fünf Jahren möglicherweise nicht geeignet. Im Rahmen einer abwechslungsreichen Ernährung mit viel Obst und Gemüse verzehren. Mehr als 3 g zugesetzte Pflanzensterine am Tag sollten vermieden werden.',
  nl: 'Met toegevoegde plantensterolen. Niet bestemd voor mensen die hun cholesterolgehalte in het bloed niet onder controle hoeven te houden. Patiënten die cholesterolverlagende medicijnen gebruiken, mogen het alleen onder medisch toezicht gebruiken. Mogelijk niet geschikt voor vrouwen die zwanger zijn of borstvoeding geven en voor kinderen onder de vijf jaar. Gebruik het bij een gevarieerde voeding met veel groente en fruit. Vermijd meer dan 3 g toegevoegde plantensterolen per dag.',
  fr: 'Avec stérols végétaux ajoutés. Ne convient pas aux personnes qui n’ont pas besoin de contrôler leur taux de cholestérol sanguin. Les patients sous traitement hypocholestérolémiant doivent le consommer sous contrôle médical uniquement. Peut ne pas convenir, sur le plan nutritionnel, aux femmes enceintes ou allaitantes et aux enfants de moins de cinq ans. À consommer dans le cadre d’une alimentation variée, riche en fruits et légumes. Éviter de dépasser 3 g de stérols végétaux ajoutés par jour.',
}

const greenTea: Translated = {
  en: 'Should not be consumed if you are consuming other products containing green tea on the same day. Should not be consumed by pregnant or lactating women and children below 18 years old. Should not be consumed on an empty stomach. Do not consume 800 mg or more of (-)-epigallocatechin-3-gallate a day.',
  de: 'Sollte nicht verzehrt werden, wenn am selben Tag andere Erzeugnisse mit grünem Tee konsumiert werden. Sollte nicht von schwangeren oder stillenden Frauen und Kindern unter 18 Jahren verzehrt werden. Sollte nicht auf nüchternen Magen verzehrt werden. Nicht 800 mg (-)-Epigallocatechin-3-gallat oder mehr am Tag verzehren.',
  nl: 'Mag niet worden geconsumeerd als u op dezelfde dag andere producten met groene thee consumeert. Mag niet worden geconsumeerd door zwangere vrouwen, vrouwen die borstvoeding geven en kinderen jonger dan 18 jaar. Mag niet op een lege maag worden geconsumeerd. Gebruik geen 800 mg (-)-epigallocatechine-3-gallaat of meer per dag.',
  fr: 'Ne doit pas être consommé si vous prenez le même jour d’autres produits contenant du thé vert. Ne doit pas être consommé par les femmes enceintes ou allaitantes et par les enfants de moins de 18 ans. Ne doit pas être consommé à jeun. Ne pas consommer 800 mg ou plus de (-)-3-gallate d’épigallocatéchine par jour.',
}

const redYeastRice: Translated = {
  en: 'Should not be consumed by pregnant or lactating women, children below 18 years old and adults above 70 years old. Seek advice from a doctor on consumption of this product if you experience any health problems. Should not be consumed if you are taking cholesterol-lowering medication. Should not be consumed if you are already consuming other products containing red yeast rice. Do not consume 3 mg or more of monacolins from red yeast rice a day.',
  de: 'Sollte nicht von schwangeren oder stillenden Frauen, Kindern unter 18 Jahren und Erwachsenen über 70 Jahren verzehrt werden. Bei gesundheitlichen Problemen sollte zum Verzehr dieses Erzeugnisses ärztlicher Rat eingeholt werden. Sollte nicht verzehrt werden, wenn cholesterinsenkende Arzneimittel eingenommen werden. Sollte nicht verzehrt werden, wenn bereits andere Erzeugnisse mit Rotschimmelreis konsumiert werden. Nicht 3 mg Monacoline aus Rotschimmelreis oder mehr am Tag verzehren.',
  nl: 'Mag niet worden geconsumeerd door zwangere vrouwen, vrouwen die borstvoeding geven, kinderen jonger dan 18 jaar en volwassenen ouder dan 70 jaar. Raadpleeg een arts over het gebruik van dit product als u gezondheidsproblemen krijgt. Mag niet worden geconsumeerd als u cholesterolverlagende medicijnen gebruikt. Mag niet worden geconsumeerd als u al andere producten met rodegistrijst consumeert. Gebruik geen 3 mg monacolinen uit rodegistrijst of meer per dag.',
  fr: 'Ne doit pas être consommé par les femmes enceintes ou allaitantes, les enfants de moins de 18 ans et les adultes de plus de 70 ans. Si vous avez des problèmes de santé, demandez conseil à votre médecin avant de consommer ce produit. Ne doit pas être consommé si vous prenez un médicament pour faire baisser votre taux de cholestérol. Ne doit pas être consommé si vous prenez déjà d’autres produits contenant de la levure de riz rouge. Ne pas consommer 3 mg ou plus de monacolines de levure de riz rouge par jour.',
}

/** `docs/label-notices.md` says which of these are the law's own words. */
export const contentNoticeWords: Record<ContentNoticeKind, Words> = {
  Sweeteners: {
    text: {
      en: 'With sweetener(s).',
      de: 'Mit Süßungsmittel(n).',
      nl: 'Met zoetstof(fen).',
      fr: 'Avec édulcorant(s).',
    },
  },
  SugarsAndSweeteners: {
    text: {
      en: 'With sugar(s) and sweetener(s).',
      de: 'Mit Zucker(n) und Süßungsmittel(n).',
      nl: 'Met suiker(s) en zoetstof(fen).',
      fr: 'Avec sucre(s) et édulcorant(s).',
    },
  },
  Phenylalanine: {
    text: {
      en: 'Contains aspartame (a source of phenylalanine).',
      de: 'Enthält Aspartam (eine Phenylalaninquelle).',
      nl: 'Bevat aspartaam (een bron van fenylalanine).',
      fr: 'Contient de l’aspartame (source de phénylalanine).',
    },
  },
  Laxative: {
    text: {
      en: 'Excessive consumption may produce laxative effects.',
      de: 'Kann bei übermäßigem Verzehr abführend wirken.',
      nl: 'Overmatig gebruik kan een laxerend effect hebben.',
      fr: 'Une consommation excessive peut avoir des effets laxatifs.',
    },
  },
  Liquorice: {
    text: {
      en: 'Contains liquorice – people suffering from hypertension should avoid excessive consumption.',
      de: 'Enthält Süßholz – bei hohem Blutdruck sollte ein übermäßiger Verzehr dieses Erzeugnisses vermieden werden.',
      nl: 'Bevat zoethout – mensen met hoge bloeddruk dienen overmatig gebruik te vermijden.',
      fr: 'Contient de la réglisse – les personnes souffrant d’hypertension doivent éviter toute consommation excessive.',
    },
  },
  Caffeine: {
    text: caffeine,
    withAmount: {
      en: `${caffeine.en.slice(0, -1)} ({amount} per portion).`,
      de: `${caffeine.de.slice(0, -1)} ({amount} je Portion).`,
      nl: `${caffeine.nl.slice(0, -1)} ({amount} per portie).`,
      fr: `${caffeine.fr.slice(0, -1)} ({amount} par portion).`,
    },
  },
  PlantSterols: {
    text: sterols,
    withAmount: followedBy(sterols, {
      en: 'A portion holds {amount} of plant sterols.',
      de: 'Eine Portion enthält {amount} Pflanzensterine.',
      nl: 'Een portie bevat {amount} plantensterolen.',
      fr: 'Une portion contient {amount} de stérols végétaux.',
    }),
  },
  GreenTea: {
    text: greenTea,
    withAmount: followedBy(greenTea, {
      en: 'A portion holds {amount} of it.',
      de: 'Eine Portion enthält {amount} davon.',
      nl: 'Een portie bevat er {amount} van.',
      fr: 'Une portion en contient {amount}.',
    }),
  },
  RedYeastRice: {
    text: redYeastRice,
    withAmount: followedBy(redYeastRice, {
      en: 'A portion holds {amount} of them.',
      de: 'Eine Portion enthält {amount} davon.',
      nl: 'Een portie bevat er {amount} van.',
      fr: 'Une portion en contient {amount}.',
    }),
  },
  Colours: {
    text: {
      en: '{colours}: may have an adverse effect on activity and attention in children.',
      de: '{colours}: kann Aktivität und Aufmerksamkeit bei Kindern beeinträchtigen.',
      nl: '{colours}: kan de activiteit of oplettendheid van kinderen nadelig beïnvloeden.',
      fr: '{colours} : peut avoir des effets indésirables sur l’activité et l’attention chez les enfants.',
    },
  },
}
