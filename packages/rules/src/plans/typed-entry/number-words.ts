/** Words for numbers as they are typed in four languages, in plain letters. */

const ones = [
  'one|eins|einer|eentje|eentjes|ene|a|an|ein|eine|einen|een|un|une|a whole|one whole|eine ganze|een hele|1 ganze|1 hele|1 whole',
  'two|zwei|twee|deux',
  'three|drei|drie|trois',
  'four|vier|quatre',
  'five|funf|vijf|cinq',
  'six|sechs|zes',
  'seven|sieben|zeven|sept',
  'eight|acht|huit',
  'nine|neun|negen|neuf',
  'ten|zehn|tien|dix',
  'eleven|elf|onze',
  'twelve|zwolf|twaalf|douze',
  'thirteen|dreizehn|dertien|treize',
  'fourteen|vierzehn|veertien|quatorze',
  'fifteen|funfzehn|vijftien|quinze',
  'sixteen|sechzehn|zestien|seize',
  'seventeen|siebzehn|zeventien|dix sept',
  'eighteen|achtzehn|achttien|dix huit',
  'nineteen|neunzehn|negentien|dix neuf',
]

const TENS: [value: number, words: string][] = [
  [20, 'twenty|zwanzig|twintig|vingt'],
  [30, 'thirty|dreissig|dertig|trente'],
  [40, 'forty|vierzig|veertig|quarante'],
  [50, 'fifty|funfzig|vijftig|cinquante'],
  [60, 'sixty|sechzig|zestig|soixante'],
  [70, 'seventy|siebzig|zeventig|septante|soixante dix'],
  [80, 'eighty|achtzig|tachtig|quatre vingt|quatre vingts'],
  [90, 'ninety|neunzig|negentig|nonante|quatre vingt dix'],
  [100, 'hundred|a hundred|one hundred|hundert|einhundert|honderd|cent'],
]

/** Those before the tens in German and Dutch: einundzwanzig, eenentwintig. */
const joinedOnes = ['ein|een', ...ones.slice(1, 9)]

const joinedTens: [number, string][] = TENS.slice(0, -1).flatMap(([tens, words]) =>
  joinedOnes.map((one, at): [number, string] => [
    tens + at + 1,
    one
      .split('|')
      .flatMap((first) => words.split('|').flatMap((word) => [`${first}und${word}`, `${first}en${word}`]))
      .join('|'),
  ]),
)

/** One and a half, two and a half, in one word. */
const halves: [number, string][] = [
  [1.5, 'anderthalb|anderthalbe|eineinhalbe|einundeinhalb|einundeinhalbe|anderhalf|anderhalve'],
  ...ones.slice(0, 10).map((words, at): [number, string] => [
    at + 1.5,
    words
      .split('|')
      .filter((word) => /^[a-z]{3,}$/.test(word))
      .flatMap((word) => [
        `${word}einhalb`,
        `${word}einhalbe`,
        `${word}undeinhalb`,
        `${word}enhalf`,
        `${word}enhalve`,
      ])
      .join('|'),
  ]),
]

export const wholeNumbers: [value: number, words: string][] = [
  ...ones.map((words, at): [number, string] => [at + 1, words]),
  ...TENS,
  ...joinedTens,
  ...halves,
]

/** Parts of one. */
export const fractions: [value: number, words: string][] = [
  [
    1 / 2,
    'half|halves|halb|halbe|halber|halben|halbes|halfte|haelfte|halve|halven|helft|halfje|halfjes|demi|demie|demis|demies|moitie|moities',
  ],
  [1 / 4, 'quarter|quarters|viertel|kwart|kwarten|kwartje|kwartjes|quart|quarts'],
  [3 / 4, 'dreiviertel|driekwart'],
  [1 / 3, 'third|thirds|drittel|derde|tiers'],
  [1 / 5, 'fifth|fifths|funftel|vijfde|cinquieme|cinquiemes'],
  [1 / 8, 'eighth|eighths|achtel|achtste|huitieme|huitiemes'],
  [1 / 10, 'tenth|tenths|zehntel|tiende|dixieme|dixiemes'],
]

/** Amounts that are none: a few drops, ein paar Tropfen. */
export const vague =
  'few|a few|several|some|couple|a couple|a couple of|pair|a pair|a pair of|dozen|a dozen|half a dozen|double|triple|paar|ein paar|einige|mehrere|etwas|dutzend|ein dutzend|doppelte|een paar|enkele|enige|dozijn|een dozijn|dubbele|quelques|plusieurs|paire|une paire|une paire de|pairs|dozens|handful|a handful|handvoll|handvol|poignee|une poignee|douzaine|une douzaine|une douzaine de|double dose|hundreds|thousand|tausend|duizend|mille|minus|moins|zero|null|nul'
