import type { Duration, IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'
import { eachMeal, foods, foodsOfKind } from './food-words.ts'
import { counted, doseFormats, measures, unheld } from './format-words.ts'
import { fractions, vague, wholeNumbers } from './number-words.ts'
import { often } from './often-words.ts'
import { times } from './time-words.ts'

/** A meaning that is no more than its name. */
type Mark<K> = K extends string ? { is: K } : never
type MarkName =
  | 'strength'
  | 'by'
  /** Units that no intake format is. */
  | 'unheld'
  | 'aDay'
  | 'oneADay'
  | 'aWeek'
  | 'cycle'
  | 'clock'
  | 'every'
  | 'to'
  | 'not'
  | 'unsaid'
  | 'limit'
  | 'except'
  | 'or'
  | 'weight'
  | 'vague'
  | 'name'
  | 'filler'

/** What a word, or several in a row, say in an instruction. */
export type Meaning =
  | { is: 'number'; value: number }
  | { is: 'fraction'; value: number }
  | { is: 'format'; id: string | null }
  /** Grams and millilitres: an amount of a powder or liquid, or the strength of a product. */
  | { is: 'measure'; id: string }
  | Mark<MarkName>
  | { is: 'time'; times: IntakeTime[] }
  /** A word for the time between noon and midnight, which is two times of a plan. */
  | { is: 'either'; times: IntakeTime[] }
  | { is: 'often'; count: number }
  /** `isOfKind`: of a kind of meal that a plan does not say. */
  | { is: 'food'; food: IntakeFoodInstruction; times: IntakeTime[]; isOfKind?: true }
  | { is: 'eachMeal'; food: IntakeFoodInstruction }
  | { is: 'open'; duration: Duration }
  | { is: 'span'; days: number }
  /** A length in words that say how often elsewhere: "for a week". */
  | { is: 'length'; days: number }
  /** On one day with and one without, and when. */
  | { is: 'everyOther'; times: IntakeTime[] }

type Row = [Meaning, string]

const numbers: Row[] = [
  ...fractions.map(([value, words]): Row => [{ is: 'fraction', value }, words]),
  ...wholeNumbers.map(([value, words]): Row => [{ is: 'number', value }, words]),
  [{ is: 'vague' }, vague],
]

const frequencies: Row[] = [
  ...often.map(([count, words]): Row => [{ is: 'often', count }, words]),
  [{ is: 'by' }, 'x|times|time|mal|keer|maal|fois|dd'],
  [
    { is: 'aDay' },
    'daily|a day|per day|each day|every day|/ day|/ d|/ tag|/ t|/ dag|/ jour|/ j|taglich|tagl|tgl|am tag|pro tag|jeden tag|dagelijks|daags|dgs|per dag|pd|p.d|elke dag|iedere dag|p/d|par jour|par j|quotidien|quotidiennement|chaque jour|tous les jours',
  ],
  [
    { is: 'aWeek' },
    'weekly|a week|per week|each week|every week|/ week|/ wk|/ woche|/ sem|/ semaine|wochentlich|pro woche|die woche|jede woche|wekelijks|pw|p.w|elke week|par semaine|chaque semaine|hebdomadaire|in the week|per wk|a wk|wkly|in der woche|pro wo|/ wo|in de week|dans la semaine|par sem',
  ],
  [
    { is: 'cycle' },
    'every other day|every second day|alternate days|on alternate days|eod|qod|jeden zweiten tag|jeden 2 tag|om de dag|om de andere dag|om en om de dag|un jour sur deux|un jour sur 2|1 jour sur deux|1 jour sur 2|tous les deux jours',
  ],
  [
    { is: 'everyOther', times: ['Morning'] },
    'every other morning|every second morning|jeden zweiten morgen|om de ochtend|om de andere ochtend|un matin sur deux|1 matin sur 2|tous les deux matins',
  ],
  [
    { is: 'everyOther', times: ['Afternoon'] },
    'every other afternoon|jeden zweiten mittag|jeden zweiten nachmittag|om de middag|om de andere middag|un midi sur deux|un apres-midi sur deux',
  ],
  [
    { is: 'everyOther', times: ['Evening'] },
    'every other evening|every second evening|jeden zweiten abend|om de avond|om de andere avond|un soir sur deux|1 soir sur 2|tous les deux soirs',
  ],
  [
    { is: 'everyOther', times: ['BedTime'] },
    'every other night|every second night|jede zweite nacht|om de nacht|om de andere nacht|une nuit sur deux|1 nuit sur 2|toutes les deux nuits',
  ],
  [{ is: 'every' }, 'every|alle|tous les|toutes les|om de|elke'],
]

const spans: Row[] = [
  [{ is: 'span', days: 1 }, 'day|days|tag|tage|tagen|tg|dag|dagen|dgn|jour|jours'],
  [{ is: 'span', days: 7 }, 'week|weeks|wk|wks|woche|wochen|wo|weken|wkn|semaine|semaines|sem'],
  [{ is: 'span', days: 30 }, 'month|months|mo|mos|mth|mths|monat|monate|monaten|mon|maand|maanden|mnd|mois'],
  [{ is: 'span', days: 365 }, 'year|years|yr|jahr|jahre|jaar|an|ans|annee'],
  [{ is: 'length', days: 1 }, 'for a day|during a day'],
  [{ is: 'length', days: 7 }, 'for a week|for a whole week|for a full week|during a week'],
  [{ is: 'length', days: 14 }, 'for a fortnight|for one fortnight|for 1 fortnight'],
  [{ is: 'length', days: 30 }, 'for a month|for a whole month|for a full month|during a month'],
  [
    { is: 'length', days: 180 },
    'half a year|half year|ein halbes jahr|halbes jahr|half jaar|een half jaar|une demi annee',
  ],
  [{ is: 'length', days: 365 }, 'for a year|for a whole year|for a full year|during a year'],
  [
    { is: 'clock' },
    'hour|hours|an hour|hrs|h|stunde|stunden|std|uur|heure|heures|min|mins|minutes|minuten|minute',
  ],
  [
    { is: 'open', duration: 'Ongoing' },
    'ongoing|continuous|continuously|long term|long-term|indefinitely|dauerhaft|langfristig|fortlaufend|doorlopend|blijvend|en continu|au long cours',
  ],
  [
    { is: 'open', duration: 'AsNeeded' },
    'as needed|if needed|when needed|as required|prn|p.r.n|bei bedarf|nach bedarf|zo nodig|zonodig|indien nodig|naar behoefte|si besoin|au besoin|selon besoin',
  ],
  [
    { is: 'open', duration: 'UntilProductFinished' },
    'until finished|until the pack is finished|until gone|until empty|bis leer|bis aufgebraucht|bis die packung leer ist|tot het op is|tot op|tot het product op is|jusqua epuisement|jusqua la fin du produit|jusqua la fin de la boite',
  ],
  [
    { is: 'open', duration: 'UntilSymptomsResolve' },
    'until better|until symptoms resolve|until symptoms resolved|until resolved|bis beschwerdefrei|bis zur besserung|bis die beschwerden abgeklungen sind|tot klachten over zijn|tot de klachten over zijn|tot klachtenvrij|jusqua disparition des symptomes|jusqua amelioration',
  ],
]

const weekdays =
  'sunday|sundays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays|sonntag|sonntags|dienstag|dienstags|mittwoch|mittwochs|donnerstag|donnerstags|freitag|freitags|samstag|samstags|sonnabend|sonnabends|zondag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|dimanche|dimanches|mardi|mardis|mercredi|jeudi|vendredi|samedi|samedis|weekdays|werktags|doordeweeks|en semaine'

/** Complaints that something is taken for, then alone. */
const complaints: [before: string, words: string][] = [
  [
    'for|for a|with a|during a',
    'cold|colds|flu|infection|headache|headaches|pain|stress|insomnia|constipation|cramps',
  ],
  [
    'bei|bei einer|gegen',
    'erkaltung|erkaltungen|grippe|schnupfen|husten|infekt|infekten|infektionen|kopfschmerzen|schmerzen|stress|schlafstorungen|verstopfung|krampfen|wadenkrampfen',
  ],
  [
    'bij|bij een|tegen',
    'griep|verkoudheid|hoest|infectie|infecties|hoofdpijn|pijn|stress|slapeloosheid|constipatie|krampen',
  ],
  [
    'en cas de|en cas d|pour|contre|pour le|contre le',
    'rhume|rhumes|grippe|toux|infection|infections|mal de tete|maux de tete|douleur|douleurs|stress|insomnie|constipation|crampes',
  ],
]
const whenIll = complaints
  .flatMap(([before, words]) =>
    before.split('|').flatMap((each) => words.split('|').map((word) => `${each} ${word}`)),
  )
  .join('|')

/** Words of a dose that changes, that is left out or that is divided in a way that is not said. */
const changing =
  'skip|skipping|taper|tapering|titrate|increasing|increase to|decrease|decreasing|reduce|reducing|divided|divided doses|in divided doses|auslassen|einschleichen|einschleichend|ausschleichen|ausschleichend|steigend|reduzieren|verteilt|aufgeteilt|overslaan|opbouwen|opbouwend|afbouwen|afbouwend|verdeeld|verminderen|om en om|sauter|diminuer|reduire|reparti|repartis|reparties|progressivement'

const others: Row[] = [
  [{ is: 'to' }, 'to|a|bis|tot|ou|or|oder|of'],
  [{ is: 'not' }, 'not|never|no|nicht|nie|kein|keine|niet|nooit|geen|pas|jamais'],
  [
    { is: 'except' },
    'except|except for|excluding|ausser|ausgenommen|behalve|uitgezonderd|sauf|hormis|excepte',
  ],
  [{ is: 'or' }, 'or|oder|beziehungsweise|bzw|soit|of|ofwel|ou|ou bien'],
  [
    { is: 'limit' },
    'up to|at least|at most|more than|less than|no more than|not more than|no less than|not less than|until|till|max|maximum|a maximum of|maximum of|min|minimum|a minimum of|minimum of|bis|bis zu|mindestens|wenigstens|hochstens|maximal|minimal|mehr als|weniger als|nicht mehr als|tot|tot aan|tot en met|tot maximaal|maximaal|minimaal|ten minste|tenminste|minstens|hoogstens|ten hoogste|meer dan|minder dan|niet meer dan|jusqua|jusqu a|au moins|au plus|tout au plus|au maximum|au minimum|plus de|moins de|pas plus de',
  ],
  [{ is: 'weight' }, 'kg|kgs|kilo|kilos|kilogram|kilograms|kilogramm|kilogramme|kilogrammes|lb|lbs'],
  [
    { is: 'unsaid' },
    'every other week|every second week|every other month|jede zweite woche|jeden zweiten monat|om de week|om de andere week|om de maand|une semaine sur deux|1 semaine sur 2|un mois sur deux|then|dann|danach|anschliessend|daarna|vervolgens|puis|ensuite|loading dose|increase|steigern|ophogen|augmenter|weekends|weekend|on weekends|wochenende|am wochenende|am montag|am sonntag|in het weekend|le week-end|mondays|monday|montag|montags|maandag|lundi|monthly|every month|a month|per month|pro monat|jeden monat|per maand|elke maand|par mois|chaque mois|tous les mois|monatlich|maandelijks|alternating|alternate|alternately|abwechselnd|im wechsel|alternierend|afwisselend|en alternance|alternativement|hourly|every hour|each hour|per hour|an hour|every few hours|stundlich|jede stunde|pro stunde|alle paar stunden|elk uur|ieder uur|per uur|om het uur|om de paar uur|toutes les heures|chaque heure|par heure|body weight|bodyweight|korpergewicht|lichaamsgewicht|poids corporel|before or after food|before or after meals|vor oder nach dem essen|voor of na het eten|voor of na de maaltijd|avant ou apres le repas|avant ou apres les repas|with or without food|mit oder ohne essen|met of zonder eten|avec ou sans repas',
  ],
  [{ is: 'unsaid' }, weekdays],
  [{ is: 'unsaid' }, changing],
  [{ is: 'unsaid' }, whenIll],
  [
    { is: 'name' },
    "sunday natural|lion's mane|lions mane|lion mane|evening primrose|morning star|night rest|day and night",
  ],
  [{ is: 'oneADay' }, 'one a day|one daily|one per day'],
  [
    { is: 'filler' },
    'with water|with a glass of water|with plenty of water|with a full glass of water|with a large glass of water|in water|in a glass of water|mit wasser|mit einem glas wasser|mit viel wasser|mit etwas wasser|mit reichlich wasser|in wasser|in etwas wasser|in ein glas wasser|in einem glas wasser|met water|met een glas water|met een groot glas water|met veel water|in water|in een glas water|avec de eau|avec un verre eau|avec un grand verre eau|avec un peu eau|dans de eau|dans un verre eau|dans un grand verre eau|dans un peu eau|po|p.o|by mouth|per os|sublingually|under the tongue|under your tongue|unter der zunge|unter die zunge|onder de tong|sous la langue|cure de|en cure de|kur von|course of|a course of|kuur van|kur|kuur|cure|uber|ged|pdt|dosierung|dosage|dosering|posologie',
  ],
  [
    { is: 'filler' },
    'take|takes|please|bitte|die|der|das|den|dem|either|entweder|at|in|the|for|and|plus|&|+|/|-|–|—|·|•|:|with|every|each|und|im|in der|zum|zur|bei|je|jeweils|fur|lang|nehmen|einnehmen|ca|um|en|op|bij|s|voor|het|de|neem|innemen|gedurende|om|et|le|la|les|a|au|aux|pendant|durant|du|prendre|soit|chaque|of|von|van|de la|des|on|an|per|pro|par',
  ],
]

/** Earlier rows win where two languages write a word alike. */
const rows: Row[] = [
  ...doseFormats.map(([id, words]): Row => [{ is: 'format', id }, words]),
  [{ is: 'format', id: null }, counted],
  [{ is: 'unheld' }, unheld],
  ...measures.map(([id, words]): Row => [{ is: 'measure', id }, words]),
  [{ is: 'strength' }, 'mg|mcg|ug|μg|iu|ie|ui|milligram|milligrams|milligramm|billion|mrd|cfu|kbe|ppm|%'],
  ...times.map(([each, words]): Row => [{ is: 'time', times: [each] }, words]),
  [{ is: 'either', times: ['Afternoon', 'Evening'] }, 'pm|p.m'],
  ...eachMeal.map(([food, words]): Row => [{ is: 'eachMeal', food }, words]),
  ...foods.map(([food, each, words]): Row => [{ is: 'food', food, times: each }, words]),
  [{ is: 'food', food: 'WithFood', times: [], isOfKind: true }, foodsOfKind],
  ...numbers,
  ...frequencies,
  ...spans,
  ...others,
]

const meanings = new Map<string, Meaning[]>()
for (const [meaning, words] of rows)
  for (const word of words.split('|')) meanings.set(word, [...(meanings.get(word) ?? []), meaning])

export const LONGEST_PHRASE = 6

const words = new Set([...meanings.keys()].flatMap((phrase) => phrase.split(' ')))

/** Whether a word in plain letters stands in a phrase. */
export const isPhraseWord = (word: string): boolean => words.has(word)

/** All that a phrase in plain letters can say, most specific first; which of it depends on the words beside it. */
export const meaningsOf = (phrase: string): Meaning[] => meanings.get(phrase) ?? []
