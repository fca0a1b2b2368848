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
  ['BeforeFood', ['Afternoon'], 'before lunch|vor dem mittagessen|voor de lunch|avant le dejeuner'],
  [
    'BeforeFood',
    ['Evening'],
    'before dinner|before supper|vor dem abendessen|vor dem abendbrot|voor het avondeten|avant le diner|avant le souper',
  ],
  [
    'WithFood',
    [],
    'with food|with meals|with meal|with a meal|during meals|w food|zum essen|zu den mahlzeiten|zur mahlzeit|beim essen|mit dem essen|mit essen|mit einer mahlzeit|bij het eten|bij eten|met eten|bij de maaltijd|bij de maaltijden|bij een maaltijd|tijdens de maaltijd|tijdens het eten|pendant le repas|pendant les repas|avec le repas|avec les repas|avec repas|avec un repas|au cours du repas|au cours des repas|aux repas|au repas|en mangeant',
  ],
  [
    'WithFood',
    ['Morning'],
    'breakfast|with breakfast|at breakfast|fruhstuck|zum fruhstuck|beim fruhstuck|ontbijt|bij het ontbijt|bij ontbijt|petit-dejeuner|petit dejeuner|au petit-dejeuner|au petit dejeuner|pendant le petit-dejeuner',
  ],
  [
    'WithFood',
    ['Afternoon'],
    'lunch|with lunch|at lunch|mittagessen|zum mittagessen|beim mittagessen|bij de lunch|dejeuner|au dejeuner',
  ],
  [
    'WithFood',
    ['Evening'],
    'dinner|supper|with dinner|with supper|at dinner|abendessen|abendbrot|zum abendessen|zum abendbrot|beim abendessen|avondeten|bij het avondeten|diner|bij het diner|au diner|souper|au souper',
  ],
  [
    'AfterFood',
    [],
    'after food|after meals|after meal|after a meal|after eating|nach dem essen|nach den mahlzeiten|nach der mahlzeit|na het eten|na eten|na de maaltijd|na de maaltijden|apres le repas|apres les repas|apres repas|apres manger',
  ],
  ['AfterFood', ['Morning'], 'after breakfast|nach dem fruhstuck|na het ontbijt|apres le petit-dejeuner'],
  ['AfterFood', ['Afternoon'], 'after lunch|nach dem mittagessen|na de lunch|apres le dejeuner'],
  [
    'AfterFood',
    ['Evening'],
    'after dinner|after supper|nach dem abendessen|nach dem abendbrot|na het avondeten|apres le diner|apres le souper',
  ],
]
