/**
 * A web address as a link needs it: one that is missing its scheme gets a leading double slash
 * (docs/specification.md, section 5).
 */
export function withScheme(url: string): string {
  const trimmed = url.trim()
  const hasScheme = trimmed === '' || trimmed.startsWith('//') || /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)
  return hasScheme ? trimmed : `//${trimmed}`
}
