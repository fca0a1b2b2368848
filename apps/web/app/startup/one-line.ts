/** A function's text for an inline script, which every page carries. */
export const oneLine = (script: string): string => script.replace(/\s+/g, ' ')
