/** Fills a text's `{places}`. */
export const fill = (text: string, places: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
