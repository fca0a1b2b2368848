const dayWords = {
  en: ['daily', 'a day', 'per day', 'each day', 'every day'],
  de: ['taglich', 'am tag', 'pro tag', 'jeden tag'],
  nl: ['daags', 'dagelijks', 'per dag', 'elke dag', 'iedere dag'],
}

/** Words that may have one for a day behind them, which says nothing more: `twice`, `twice a day`. */
const withDay = (language: keyof typeof dayWords, words: string): string =>
  words
    .split('|')
    .flatMap((word) => [word, ...dayWords[language].map((day) => `${word} ${day}`)])
    .join('|')

const all = (...words: string[]): string => words.join('|')

/** How often a day, as it is typed in four languages, in plain letters. */
export const often: [count: number, words: string][] = [
  [
    1,
    all(
      withDay('en', 'once|od|qd|o.d|q.d'),
      withDay('de', 'einmal'),
      withDay('nl', 'eenmaal'),
      '1xtgl|1xtagl|1xtaglich|een keer per dag|une fois par jour',
    ),
  ],
  [
    2,
    all(
      withDay('en', 'twice|bid|bd|b.i.d|b.d'),
      withDay('de', 'zweimal'),
      withDay('nl', 'tweemaal'),
      '2xtgl|2xtagl|2xtaglich|deux fois par jour',
    ),
  ],
  [
    3,
    all(
      withDay('en', 'thrice|tid|tds|t.i.d|t.d.s'),
      withDay('de', 'dreimal'),
      withDay('nl', 'driemaal'),
      '3xtgl|3xtagl|3xtaglich|trois fois par jour',
    ),
  ],
  [
    4,
    all(
      withDay('en', 'qid|qds|q.i.d|q.d.s'),
      withDay('de', 'viermal'),
      withDay('nl', 'viermaal'),
      '4xtgl|4xtagl|4xtaglich',
    ),
  ],
  [5, all(withDay('de', 'funfmal'), withDay('nl', 'vijfmaal'))],
]
