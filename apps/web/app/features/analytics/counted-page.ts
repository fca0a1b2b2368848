import { type CountedPage, countedPages } from '@salvia/contract/words/analytics'
import { plainPath } from '#app/language/local-path.ts'

const patternOf = (page: CountedPage): RegExp => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`)

/** The pattern by which a view of this address is counted; undefined where none is. */
export function countedPage(pathname: string): CountedPage | undefined {
  const path = plainPath(pathname).replace(/(?<=.)\/$/, '')
  return countedPages.find((page) => patternOf(page).test(path))
}
