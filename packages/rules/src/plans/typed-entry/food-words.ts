import type { IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'

type Food = [food: IntakeFoodInstruction, times: IntakeTime[], words: string]

/** Food without a meal of the day, as it is typed in four languages, in plain letters. */
const anyFood: Food[] = [
  [
    'OnAnEmptyStomach',
    [],
    'empty stomach|on empty stomach|on an empty stomach|fasted|fasting|without food|away from food|away from meals|between meals|tussendoor|nuchtern|auf nuchternen magen|auf leeren magen|ohne essen|nuchter|lege maag|op een lege maag|op lege maag|nuchtere maag|op nuchtere maag|op de nuchtere maag|op een nuchtere maag|zonder eten|a jeun|jeun|estomac vide|sans repas|sans manger|zwischen den mahlzeiten|zwischen mahlzeiten|ausserhalb der mahlzeiten|tussen de maaltijden|tussen de maaltijden door|tussen maaltijden|buiten de maaltijden|entre les repas|entre deux repas|hors repas|hors des repas|en dehors des repas|a distance des repas',
  ],
  [
    'BeforeFood',
    [],
    'before food|before meals|before meal|before a meal|before eating|prior to food|prior to meals|ac|a.c|vor dem essen|vor d essen|vorm essen|vor den mahlzeiten|vor der mahlzeit|v d e|v.d.e|v d essen|v.d.essen|voor het eten|voor eten|voor de maaltijd|voor de maaltijden|avant le repas|avant les repas|avant repas|avt repas|avt le repas|avt les repas|avant de manger',
  ],
  [
    'WithFood',
    [],
    'with food|with meals|with meal|with a meal|with main meal|with the main meal|with a main meal|with your main meal|during meals|w food|w meals|zum essen|z essen|zu einer mahlzeit|zur hauptmahlzeit|zu der hauptmahlzeit|zu einer hauptmahlzeit|bei der hauptmahlzeit|mit der hauptmahlzeit|m d essen|m.d.essen|m d e|m.d.e|z d essen|z.d.essen|z d e|z.d.e|z d m|z.d.m|zu den mahlzeiten|zur mahlzeit|zu d mahlzeiten|beim essen|mit dem essen|mit essen|mit einer mahlzeit|bij het eten|bij eten|met eten|met voedsel|bij de maaltijd|bij de maaltijden|bij een maaltijd|bij de hoofdmaaltijd|bij een hoofdmaaltijd|met de hoofdmaaltijd|tijdens de hoofdmaaltijd|bij maaltijd|bij maaltijden|met maaltijd|met maaltijden|met de maaltijd|met de maaltijden|met een maaltijd|tijdens de maaltijd|tijdens het eten|tijdens eten|pendant le repas|pendant les repas|pdt le repas|pdt les repas|avec le repas|avec de la nourriture|avec nourriture|avec les repas|avec repas|avec un repas|au milieu du repas|au milieu des repas|au cours du repas|au cours des repas|aux repas|au repas|au cours un repas|au repas principal|au cours du repas principal|avec le repas principal|pendant le repas principal|pendant un repas|lors du repas principal|lors un repas|en mangeant',
  ],
  [
    'AfterFood',
    [],
    'after food|after meals|after meal|after a meal|after eating|nach dem essen|nach d essen|nach den mahlzeiten|nach der mahlzeit|n d e|n.d.e|n d essen|n.d.essen|na het eten|na eten|na de maaltijd|na de maaltijden|apres le repas|apres les repas|apres repas|apres manger',
  ],
]

type Placed = [food: IntakeFoodInstruction, words: string]

/** Words before a meal of the day, of each language, with an article and without. */
const placed = {
  en: [
    ['BeforeFood', 'before|before the|prior to'],
    ['WithFood', '|with|with the|at|w|during'],
    ['AfterFood', 'after|after the'],
  ],
  de: [
    ['BeforeFood', 'vor|vorm|vor dem'],
    ['WithFood', '|zum|zu dem|beim|mit|mit dem'],
    ['AfterFood', 'nach|nach dem'],
  ],
  nl: [
    ['BeforeFood', 'voor|voor het|voor de'],
    ['WithFood', '|bij|bij het|bij de|met|met het|met de|tijdens|tijdens het|tijdens de'],
    ['AfterFood', 'na|na het|na de'],
  ],
  fr: [
    ['BeforeFood', 'avant|avant le'],
    ['WithFood', '|au|avec|avec le|pendant le|lors du'],
    ['AfterFood', 'apres|apres le'],
  ],
} satisfies Record<string, Placed[]>

const meals: [language: keyof typeof placed, time: IntakeTime, words: string][] = [
  ['en', 'Morning', 'breakfast|bfast'],
  ['en', 'Afternoon', 'lunch|midday meal'],
  ['en', 'Evening', 'dinner|supper|evening meal'],
  ['de', 'Morning', 'fruhstuck'],
  ['de', 'Afternoon', 'mittagessen'],
  ['de', 'Evening', 'abendessen|abendbrot'],
  ['nl', 'Morning', 'ontbijt'],
  ['nl', 'Afternoon', 'lunch|middageten'],
  ['nl', 'Evening', 'avondeten|avondmaaltijd|avondmaal|diner'],
  ['fr', 'Morning', 'petit-dejeuner|petit dejeuner|petit dej|petit-dej|repas du matin'],
  ['fr', 'Afternoon', 'dejeuner|repas de midi|repas du midi'],
  ['fr', 'Evening', 'diner|souper|repas du soir'],
]

const mealWords = new Set(meals.flatMap(([, , words]) => words.split('|')))

/** Whether words name a meal of the day and nothing before it: `dinner`. */
export const isMealAlone = (plain: string): boolean => mealWords.has(plain)

const mealFoods = meals.flatMap(([language, time, words]) =>
  placed[language].map(([food, before]): Food => {
    const phrases = before
      .split('|')
      .flatMap((each) => words.split('|').map((meal) => `${each} ${meal}`.trim()))
    return [food, [time], phrases.join('|')]
  }),
)

/** Food as it is typed; a meal of the day also says the time. */
export const foods: Food[] = [...anyFood, ...mealFoods]

/** Each of some words, then each of others. */
const joined = (before: string, kinds: string, after: string): string =>
  before
    .split('|')
    .flatMap((first) =>
      kinds.split('|').flatMap((kind) => after.split('|').map((last) => `${first} ${kind} ${last}`.trim())),
    )
    .join('|')

/** Meals of a kind that a plan does not say: with much fat, or the largest of the day. */
export const foodsOfKind: string = [
  joined(
    'with|with a|with some|with your',
    'fatty|high-fat|high fat|fat-rich|fat-containing|fat containing|fattiest',
    'meal|meals|food|foods',
  ),
  joined('with|with the|with your', 'largest|biggest|fattiest', 'meal'),
  'with fat|with fats|with some fat|with dietary fat|with healthy fats|with a source of fat|with a meal containing fat|with food containing fat',
  joined(
    'zu|zu einer|zur|mit|mit einer|bei einer',
    'fettreichen|fettreicher|fetthaltigen|fetthaltiger|fettigen|fettiger',
    'mahlzeit|mahlzeiten',
  ),
  joined('zu|mit|zum|mit dem', 'fettreichem|fetthaltigem|fettigem|fettreichen|fetthaltigen', 'essen'),
  joined('zur|zu der|mit der|bei der', 'grossten|fettreichsten', 'mahlzeit'),
  'mit fett|mit etwas fett|mit fetten|mit fetthaltiger nahrung|mit fettreicher nahrung',
  joined('bij|bij een|met|met een|tijdens een', 'vetrijke|vette|vethoudende', 'maaltijd|maaltijden'),
  joined('bij de|met de|tijdens de', 'grootste|vetste', 'maaltijd'),
  'met vet|met wat vet|met vetten|met vetrijk eten|met vet eten|met vethoudend eten|bij vetrijk eten|met vetrijk voedsel',
  joined(
    'avec|avec un|avec le|au|pendant un|pendant le|lors un|au cours un|au cours du|avec des',
    'repas',
    'gras|riche en graisses|riche en lipides|riche en gras|copieux',
  ),
  joined(
    'avec le|au|pendant le|lors du|au cours du',
    'repas',
    'le plus copieux|le plus gras|le plus important',
  ),
  'avec du gras|avec des graisses|avec des lipides|avec un corps gras|avec un peu de gras|avec matiere grasse|avec des aliments gras',
].join('|')

/** At every meal, or every main one, which is three times a day to some and twice to others. */
export const eachMeal: [food: IntakeFoodInstruction, words: string][] = [
  [
    'WithFood',
    'with main meals|with the main meals|zu den hauptmahlzeiten|zu d hauptmahlzeiten|bij de hoofdmaaltijden|aux repas principaux|avec les repas principaux|each meal|with each meal|at each meal|every meal|with every meal|at every meal|zu jeder mahlzeit|bei jeder mahlzeit|mit jeder mahlzeit|bij elke maaltijd|bij iedere maaltijd|a chaque repas|chaque repas|avec chaque repas',
  ],
  [
    'BeforeFood',
    'before each meal|before every meal|before main meals|before the main meals|vor jeder mahlzeit|vor jedem essen|vor den hauptmahlzeiten|voor elke maaltijd|voor iedere maaltijd|voor de hoofdmaaltijden|avant chaque repas|avant les repas principaux',
  ],
  [
    'AfterFood',
    'after each meal|after every meal|after main meals|after the main meals|nach jeder mahlzeit|nach jedem essen|nach den hauptmahlzeiten|na elke maaltijd|na iedere maaltijd|na de hoofdmaaltijden|apres chaque repas|apres les repas principaux',
  ],
]
