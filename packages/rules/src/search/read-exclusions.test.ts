import { expect, test } from 'vitest'
import { readExclusions } from './read-exclusions.ts'

test.for([
  ['zinc without magnesium stearate', 'zinc', ['magnesium stearate']],
  ['Zink ohne Magnesiumstearat', 'Zink', ['Magnesiumstearat']],
  ['zink zonder magnesiumstearaat', 'zink', ['magnesiumstearaat']],
  ['zinc sans stéarate de magnésium', 'zinc', ['stéarate de magnésium']],
  ['vitamin c no zinc', 'vitamin c', ['zinc']],
  ['zinc without sorbitol, xylitol and gluten', 'zinc', ['sorbitol', 'xylitol', 'gluten']],
  ['fer sans gluten ni lactose', 'fer', ['gluten', 'lactose']],
  ['fer sans de la gélatine', 'fer', ['gélatine']],
  ['multivitamin free of iron', 'multivitamin', ['iron']],
  ['Protein frei von Laktose', 'Protein', ['Laktose']],
  ['proteïne vrij van lactose', 'proteïne', ['lactose']],
  ['gluten-free zinc', 'zinc', ['gluten']],
  ['glutenfree zinc', 'zinc', ['gluten']],
  ['Sugarfree lozenges', 'lozenges', ['Sugar']],
  ['lactosefree soyfree probiotic', 'probiotic', ['lactose', 'soy']],
  ['carefree zinc', 'carefree zinc', []],
  ['unsugarfree zinc', 'unsugarfree zinc', []],
  ['sugar free lozenges', 'lozenges', ['sugar']],
  ['Protein laktosefrei', 'Protein', ['laktose']],
  ['glutenfreies Magnesium', 'Magnesium', ['gluten']],
  ['laktosefreie Kapseln', 'Kapseln', ['laktose']],
  ['lactosevrije proteïne', 'proteïne', ['lactose']],
  ['zinc -sorbitol', 'zinc', ['sorbitol']],
  ['without gluten with zinc', 'zinc', ['gluten']],
  ['Zink ohne Gluten mit Vitamin C ohne Xylit', 'Zink Vitamin C', ['Gluten', 'Xylit']],
  ['L-lysine free form', 'L-lysine free form', []],
  ['free form amino acids', 'free form amino acids', []],
  ['lysine free-form without gluten', 'lysine free-form', ['gluten']],
  ['no flush niacin', 'no flush niacin', []],
  ['flush-free niacin', 'flush-free niacin', []],
  ['no-flush niacin', 'no-flush niacin', []],
  ['zinc without', 'zinc without', []],
  ['zinc without ', 'zinc', []],
  ['vitamin-d3', 'vitamin-d3', []],
  ['noni juice', 'noni juice', []],
  ['', '', []],
] as const)('"%s" asks for "%s" without %j', ([query, rest, excluded]) => {
  const read = readExclusions(query)
  expect(read.rest.replaceAll(/\s+/g, ' ')).toBe(rest)
  expect(read.excluded).toEqual(excluded)
})
