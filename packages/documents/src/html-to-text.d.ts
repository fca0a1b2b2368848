declare module 'html-to-text' {
  type Options = {
    wordwrap: number | false
    selectors: { selector: string; format?: string; options?: object }[]
  }
  export function compile(options: Options): (html: string) => string
}
