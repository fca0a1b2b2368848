const without =
  /(?<![\p{L}\p{N}])(?:without|excluding|free (?:of|from)|ohne|frei von|zonder|vrij van|sans|no(?![\s-]flush)|-)(?=\s|(?<=-)\p{L})\s*/giu
const freeOf =
  /(?<![\p{L}\p{N}])(?!flush)([\p{L}\p{N}]+?)(?:[\s-]+free|frei(?:e[mnrs]?)?|-?vrije?)(?![\p{L}\p{N}]|\s+(?:of|from|von|van)(?!\p{L})|[\s-]+(?:form|radical|fatty|amino))/giu
const between =
  /\s*(?:,|;|\+|&|(?<!\p{L})(?:and|or|nor|und|oder|noch|en|of|et|ou|ni)(?!\p{L}))\s*(?:de |d['’]|du )?/giu
const articles = /^(?:(?:any|the|de la|de|des|du|la|le|les|het|een)\s+|(?:de\s+)?[dl]['’]\s*)/iu
const wanted = /(?<![\p{L}\p{N}])(?:with|mit|met|avec)(?![\p{L}\p{N}])/iu

const MOST_EXCLUSIONS = 10

export type Exclusions = { rest: string; excluded: string[] }

/**
 * What a query says is to be absent, in the four languages: after `without`, `ohne`, `zonder`, `sans` and the like all
 * that follows, until something is wanted again (`with`); `gluten-free`, `glutenfreies`, `glutenvrij`; `-gluten`. `Free form` and
 * `no flush` are kinds of a thing.
 */
export function readExclusions(query: string): Exclusions {
  const excluded: string[] = []
  const open = query.replaceAll(freeOf, (_whole, name: string) => {
    excluded.push(name)
    return ' '
  })
  const [rest = '', ...named] = open.split(without)
  const back: string[] = []
  for (const text of named) {
    const [absent = '', ...again] = text.split(wanted)
    excluded.push(...absent.split(between))
    back.push(...again)
  }
  return {
    rest: [rest, ...back].join(' ').trim(),
    excluded: excluded
      .map((name) => name.trim().replace(articles, ''))
      .filter((name) => name !== '')
      .slice(0, MOST_EXCLUSIONS),
  }
}
