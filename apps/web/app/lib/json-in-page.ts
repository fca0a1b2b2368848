/** JSON for a script element: a `<` in a text must not end it. */
export const jsonInPage = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')
