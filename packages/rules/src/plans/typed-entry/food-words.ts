import type { IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'

/** Food as it is typed in four languages, in plain letters; a meal of the day also says the time. */
export const foods: [food: IntakeFoodInstruction, times: IntakeTime[], words: string][] = [
  [
    'OnAnEmptyStomach',
    [],
    'empty stomach|on empty stomach|on an empty stomach|fasted|fasting|without food|away from food|nuchtern|auf nuchternen magen|auf leeren magen|ohne essen|nuchter|lege maag|op een lege maag|op lege maag|zonder eten|a jeun|jeun|estomac vide|sans repas|sans manger',
  ],
  [
    'BeforeFood',
    [],
    'before food|before meals|before meal|before a meal|before eating|vor dem essen|vor den mahlzeiten|vor der mahlzeit|v d e|voor het eten|voor eten|voor de maaltijd|voor de maaltijden|avant le repas|avant les repas|avant repas|avant de manger',
  ],
  ['BeforeFood', ['Morning'], 'before breakfast|vor dem fruhstuck|voor het ontbijt|avant le petit-dejeuner'],
  ['BeforeFood', ['Evening'], 'before dinner|vor dem abendessen|voor het avondeten|avant le diner'],
  [
    'WithFood',
    [],
    'with food|with meals|with meal|with a meal|during meals|w food|zum essen|zu den mahlzeiten|zur mahlzeit|beim essen|mit dem essen|mit essen|mit einer mahlzeit|bij het eten|bij eten|met eten|bij de maaltijd|bij de maaltijden|bij een maaltijd|tijdens de maaltijd|tijdens het eten|pendant le repas|pendant les repas|avec le repas|avec les repas|avec repas|avec un repas|au cours du repas|au cours des repas|aux repas|au repas|en mangeant',
  ],
  [
    'WithFood',
    ['Morning'],
    'with breakfast|at breakfast|zum fruhstuck|beim fruhstuck|bij het ontbijt|bij ontbijt|au petit-dejeuner|au petit dejeuner|pendant le petit-dejeuner',
  ],
  [
    'WithFood',
    ['Afternoon'],
    'with lunch|at lunch|zum mittagessen|beim mittagessen|bij de lunch|au dejeuner',
  ],
  [
    'WithFood',
    ['Evening'],
    'with dinner|with supper|at dinner|zum abendessen|beim abendessen|bij het avondeten|bij het diner|au diner',
  ],
  [
    'AfterFood',
    [],
    'after food|after meals|after meal|after a meal|after eating|nach dem essen|nach den mahlzeiten|nach der mahlzeit|na het eten|na eten|na de maaltijd|na de maaltijden|apres le repas|apres les repas|apres repas|apres manger',
  ],
  ['AfterFood', ['Morning'], 'after breakfast|nach dem fruhstuck|na het ontbijt|apres le petit-dejeuner'],
  ['AfterFood', ['Evening'], 'after dinner|nach dem abendessen|na het avondeten|apres le diner'],
]
