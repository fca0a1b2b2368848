import type { LanguageCode } from '@salvia/contract/words/locale'

/** How a form is taken; determines the verb of the directions. */
export type Taking = 'swallow' | 'mix' | 'drink' | 'drop' | 'spray' | 'dissolve' | 'chew'

export type Allergen = 'milk' | 'soy' | 'wheat' | 'fish' | 'shellfish' | 'egg' | 'peanut' | 'nuts' | 'sesame'

/** The demo's sentences in one language. `serving` and `pack` are texts such as "2 capsules". */
export type Sentences = {
  more: (count: number) => string
  inServing: (contents: string, serving: string) => string
  servings: (count: number, serving: string) => string
  madeBy: (name: string, brand: string) => string
  enough: (pack: string, count: number, serving: string) => string
  supplement: string
  nrv: string
  perDay: (serving: string) => string
  take: Record<Taking, (serving: string) => string>
  storage: string
  warnings: string[]
  contains: (allergens: string) => string
  allergens: Record<Allergen, string>
}

const en: Sentences = {
  more: (count) => `and ${count} more`,
  inServing: (contents, serving) => `${contents} in ${serving}.`,
  servings: (count, serving) => `${count} servings of ${serving}`,
  madeBy: (name, brand) => `${name} by ${brand}.`,
  enough: (pack, count, serving) => `${pack}, enough for ${count} servings of ${serving}.`,
  supplement: 'A food supplement. It does not replace a varied, balanced diet and a healthy way of life.',
  nrv: 'NRV',
  perDay: (serving) => `${serving} a day`,
  take: {
    swallow: (serving) => `Take ${serving} a day with water, or as your practitioner tells you.`,
    mix: (serving) => `Stir ${serving} a day into water or juice, or as your practitioner tells you.`,
    drink: (serving) =>
      `Take ${serving} a day, straight or in a little water, or as your practitioner tells you.`,
    drop: (serving) => `Take ${serving} a day in a little water, or as your practitioner tells you.`,
    spray: (serving) => `Spray ${serving} a day into the mouth, or as your practitioner tells you.`,
    dissolve: (serving) =>
      `Let ${serving} a day dissolve slowly in the mouth, or as your practitioner tells you.`,
    chew: (serving) => `Chew ${serving} a day, or as your practitioner tells you.`,
  },
  storage: 'Keep cool, dry and away from sunlight.',
  warnings: ['Ask your doctor first when you are pregnant, breastfeeding or taking medicines.'],
  contains: (allergens) => `Contains: ${allergens}.`,
  allergens: {
    milk: 'milk',
    soy: 'soy',
    wheat: 'wheat',
    fish: 'fish',
    shellfish: 'shellfish',
    egg: 'egg',
    peanut: 'peanut',
    nuts: 'nuts',
    sesame: 'sesame',
  },
}

const de: Sentences = {
  more: (count) => (count === 1 ? 'und 1 weiterer Inhaltsstoff' : `und ${count} weitere`),
  inServing: (contents, serving) => `${contents} in ${serving}.`,
  servings: (count, serving) => `${count} Portionen zu je ${serving}`,
  madeBy: (name, brand) => `${name} von ${brand}.`,
  enough: (pack, count, serving) => `${pack}, genug für ${count} Portionen zu je ${serving}.`,
  supplement:
    'Ein Nahrungsergänzungsmittel. Es ersetzt keine abwechslungsreiche, ausgewogene Ernährung und gesunde Lebensweise.',
  nrv: 'NRV',
  perDay: (serving) => `${serving} täglich`,
  take: {
    swallow: (serving) => `Täglich ${serving} mit Wasser einnehmen oder wie von Ihrer Praxis angegeben.`,
    mix: (serving) => `Täglich ${serving} in Wasser oder Saft einrühren oder wie von Ihrer Praxis angegeben.`,
    drink: (serving) =>
      `Täglich ${serving} pur oder in etwas Wasser einnehmen oder wie von Ihrer Praxis angegeben.`,
    drop: (serving) => `Täglich ${serving} in etwas Wasser einnehmen oder wie von Ihrer Praxis angegeben.`,
    spray: (serving) => `Täglich ${serving} in den Mund sprühen oder wie von Ihrer Praxis angegeben.`,
    dissolve: (serving) =>
      `Täglich ${serving} langsam im Mund zergehen lassen oder wie von Ihrer Praxis angegeben.`,
    chew: (serving) => `Täglich ${serving} kauen oder wie von Ihrer Praxis angegeben.`,
  },
  storage: 'Kühl, trocken und vor Sonnenlicht geschützt aufbewahren.',
  warnings: ['In Schwangerschaft und Stillzeit oder bei Einnahme von Medikamenten vorher ärztlich abklären.'],
  contains: (allergens) => `Enthält: ${allergens}.`,
  allergens: {
    milk: 'Milch',
    soy: 'Soja',
    wheat: 'Weizen',
    fish: 'Fisch',
    shellfish: 'Krebstiere',
    egg: 'Ei',
    peanut: 'Erdnuss',
    nuts: 'Schalenfrüchte',
    sesame: 'Sesam',
  },
}

const nl: Sentences = {
  more: (count) => `en ${count} andere`,
  inServing: (contents, serving) => `${contents} in ${serving}.`,
  servings: (count, serving) => `${count} porties van ${serving}`,
  madeBy: (name, brand) => `${name} van ${brand}.`,
  enough: (pack, count, serving) => `${pack}, genoeg voor ${count} porties van ${serving}.`,
  supplement:
    'Een voedingssupplement. Het vervangt geen gevarieerde, evenwichtige voeding en gezonde leefstijl.',
  nrv: 'RI',
  perDay: (serving) => `${serving} per dag`,
  take: {
    swallow: (serving) => `Neem ${serving} per dag met water, of zoals je behandelaar aangeeft.`,
    mix: (serving) => `Roer ${serving} per dag door water of sap, of zoals je behandelaar aangeeft.`,
    drink: (serving) => `Neem ${serving} per dag, puur of in wat water, of zoals je behandelaar aangeeft.`,
    drop: (serving) => `Neem ${serving} per dag in wat water, of zoals je behandelaar aangeeft.`,
    spray: (serving) => `Spray ${serving} per dag in de mond, of zoals je behandelaar aangeeft.`,
    dissolve: (serving) =>
      `Laat ${serving} per dag langzaam in de mond smelten, of zoals je behandelaar aangeeft.`,
    chew: (serving) => `Kauw ${serving} per dag, of zoals je behandelaar aangeeft.`,
  },
  storage: 'Koel, droog en buiten zonlicht bewaren.',
  warnings: ['Overleg bij zwangerschap, borstvoeding of medicijngebruik eerst met je arts.'],
  contains: (allergens) => `Bevat: ${allergens}.`,
  allergens: {
    milk: 'melk',
    soy: 'soja',
    wheat: 'tarwe',
    fish: 'vis',
    shellfish: 'schaaldieren',
    egg: 'ei',
    peanut: 'pinda',
    nuts: 'noten',
    sesame: 'sesam',
  },
}

const fr: Sentences = {
  more: (count) => `et ${count} ${count === 1 ? 'autre' : 'autres'}`,
  inServing: (contents, serving) => `${contents} dans ${serving}.`,
  servings: (count, serving) => `${count} portions de ${serving}`,
  madeBy: (name, brand) => `${name} de ${brand}.`,
  enough: (pack, count, serving) => `${pack}, soit ${count} portions de ${serving}.`,
  supplement:
    'Un complément alimentaire. Il ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain.',
  nrv: 'VNR',
  perDay: (serving) => `${serving} par jour`,
  take: {
    swallow: (serving) => `Prendre ${serving} par jour avec de l’eau, ou selon l’avis de votre praticien.`,
    mix: (serving) =>
      `Mélanger ${serving} par jour à de l’eau ou du jus, ou selon l’avis de votre praticien.`,
    drink: (serving) =>
      `Prendre ${serving} par jour, pur ou dans un peu d’eau, ou selon l’avis de votre praticien.`,
    drop: (serving) => `Prendre ${serving} par jour dans un peu d’eau, ou selon l’avis de votre praticien.`,
    spray: (serving) => `Pulvériser ${serving} par jour dans la bouche, ou selon l’avis de votre praticien.`,
    dissolve: (serving) =>
      `Laisser fondre ${serving} par jour lentement dans la bouche, ou selon l’avis de votre praticien.`,
    chew: (serving) => `Croquer ${serving} par jour, ou selon l’avis de votre praticien.`,
  },
  storage: 'Conserver au frais, au sec et à l’abri du soleil.',
  warnings: [
    'En cas de grossesse, d’allaitement ou de prise de médicaments, demander d’abord l’avis d’un médecin.',
  ],
  contains: (allergens) => `Contient : ${allergens}.`,
  allergens: {
    milk: 'lait',
    soy: 'soja',
    wheat: 'blé',
    fish: 'poisson',
    shellfish: 'crustacés',
    egg: 'œuf',
    peanut: 'arachide',
    nuts: 'fruits à coque',
    sesame: 'sésame',
  },
}

export const sentences: Record<LanguageCode, Sentences> = { en, de, nl, fr }
