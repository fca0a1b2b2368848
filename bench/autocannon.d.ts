/** The part of autocannon's API the load programs use, which ships no types. */
declare module 'autocannon' {
  export type Request = { method?: string; path?: string; body?: string; headers?: Record<string, string> }
  export type Context = Record<string, string>
  export type Step = Request & {
    setupRequest?: (request: Request, context: Context) => Request
    onResponse?: (status: number, body: string, context: Context, headers: Record<string, string>) => void
  }
  type Options = {
    url: string
    connections: number
    duration: number
    headers?: Record<string, string>
    requests: Step[]
  }
  type Run = Promise<unknown> & {
    on: (
      event: 'response',
      listen: (client: object, status: number, bytes: number, milliseconds: number) => void,
    ) => void
  }
  export default function autocannon(options: Options): Run
}
