import { withScheme } from './url-scheme.ts'

/** A host by http or https, or by neither; no name and password before it, which would only hide where a link leads. */
const webAddress = /^(?:https?:)?\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]\S*)?$/iu

/** A web address as a link needs it, by http or https only: nothing else may be opened from a page. Null for no address. */
export function websiteLink(typed: string): string | null {
  const link = withScheme(typed)
  return webAddress.test(link) ? link : null
}
