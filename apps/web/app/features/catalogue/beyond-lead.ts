/** What a description says beside the sentence that already leads the page; nothing where that is all. */
export function beyondLead(description: string, lead: string): string {
  const text = description.trim()
  const said = lead.trim()
  const at = said === '' ? -1 : text.indexOf(said)
  if (at < 0) return text
  const after = text.slice(at + said.length).replace(/^[\s.]+/, '')
  return `${text.slice(0, at)}${after}`.trim()
}
